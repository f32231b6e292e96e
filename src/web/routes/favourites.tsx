import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { pageHead } from '../document-head.ts'
import { FavouritesPage } from '../listings/favourites/favourites-page.tsx'
import { descriptions } from '../seo/descriptions.ts'

export const Route = createFileRoute('/favourites')({
  head: () =>
    pageHead('Favorites', descriptions?.favorites, {
      canonical: pages.favourites(),
      robots: 'noindex',
    }),
  component: FavouritesPage,
})
