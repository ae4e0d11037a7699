-- Finds the visitors who became a customer, when that customer is erased.

create index events_visitor_signed_up on events ((data ->> 'customerId')) where type = 'VisitorSignedUp';
