-- Counts what a customer added lately.

create index asin_profiles_of_stream on asin_profiles (stream_id, created_at);
