import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { pageHead } from '../document-head.ts'
import { FavouritesPage } from '../listings/favourites/favourites-page.tsx'

export const Route = createFileRoute('/favourites')({
  head: () =>
    pageHead('Favorites', 'The phones you’ve saved.', {
      canonical: pages.favourites(),
      robots: 'noindex',
    }),
  component: FavouritesPage,
})
