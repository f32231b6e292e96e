import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { answers } from '../content/blog-answers.tsx'
import { pageHead } from '../document-head.ts'
import { descriptions } from '../seo/descriptions.ts'
import { Accordion } from '../ui/accordion.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'

export const Route = createFileRoute('/blog')({
  head: () => pageHead('Blog', descriptions?.blog, { canonical: pages.blog() }),
  component: Blog,
})

function Blog() {
  return (
    <div className="page-width">
      <PageHeader
        title="Blog"
        lead="Four common questions about web development, each answered in two minutes."
      />
      <div className="max-w-3xl">
        <Accordion items={answers} />
      </div>
    </div>
  )
}
