-- Photos of a draft are its seller's: two sellers may have drafts of one id. What a listing shows as
-- its one photo becomes the first of its photos.
-- squawk-ignore-file adding-field-with-default, require-concurrent-index-creation, require-concurrent-index-deletion, adding-foreign-key-constraint, constraint-missing-not-valid
set lock_timeout = '5s';
set statement_timeout = '600s';

delete from listing_photos where draft_id is not null;
alter table listing_photos
  -- Of a draft, or of a change that waits for a moderator.
  add column seller_id uuid references users (id) on delete cascade,
  add constraint photos_of_a_draft_are_a_sellers check ((draft_id is null) = (seller_id is null));
drop index draft_photos_in_order;
create unique index draft_photos_in_order on listing_photos (seller_id, draft_id, place)
  where draft_id is not null;

insert into listing_photos (id, listing_id, place, media_id, url)
select gen_random_uuid(), id, 0, media_id, img from listings
where img <> '' and char_length(img) <= 2000
  and not exists (select from listing_photos where listing_id = listings.id);

-- Of a change that waits, too; the review of it is the draft then.
insert into listing_photos (id, seller_id, draft_id, place, media_id, url)
select gen_random_uuid(), listings.seller_id, review.id, 0, media.id, review.proposed ->> 'img'
from listing_reviews review
join listings on listings.id = review.listing_id
left join media on media.id = (review.proposed ->> 'mediaId')::uuid
where review.decision is null and review.proposed ->> 'img' <> '' and listings.seller_id is not null;
update listing_reviews set proposed = proposed || jsonb_build_object('photos',
  case when proposed ->> 'img' = '' then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
    'mediaId', proposed -> 'mediaId', 'url', proposed -> 'img', 'alt', '')) end)
where proposed is not null;
