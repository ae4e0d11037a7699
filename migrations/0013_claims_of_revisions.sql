-- What the clauses of revised fields rest on: written with ListingRevised, read with the result.
alter table listing_revisions add column claims jsonb;
