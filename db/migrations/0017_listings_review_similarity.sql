-- Stored reviews call the similarity of a reused photo `similarity`, as the API does, instead of `likeness`.
update listing_reviews
set reuse = (
  select jsonb_agg(
    jsonb_set(
      photo,
      '{other}',
      (photo -> 'other') - 'likeness' || jsonb_build_object('similarity', photo #> '{other,likeness}')
    )
    order by position
  )
  from jsonb_array_elements(reuse) with ordinality as photos (photo, position)
)
where jsonb_path_exists(reuse, '$[*].other.likeness');
