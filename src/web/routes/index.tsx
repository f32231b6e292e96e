import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../paths.ts'
import { pageHead } from '../document-head.ts'

export const Route = createFileRoute('/')({
  head: () => pageHead('Home', undefined, { canonical: pages.home() }),
  component: Home,
})

function Home() {
  return <h1 className="page-width">Home</h1>
}
