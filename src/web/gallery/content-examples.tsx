import { Check, CircleDashed, Info } from 'lucide-react'
import { useState } from 'react'
import { Accordion } from '../ui/accordion.tsx'
import { Badge, type BadgeTone, Chip, ChipLink } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Confirm, useConfirm } from '../ui/confirm.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { Pagination } from '../ui/data-table/pagination.tsx'
import { Dialog, Drawer } from '../ui/dialog.tsx'
import { ContentSkeleton } from '../ui/layout/content-skeleton.tsx'
import { Facts, PageHeader, Section } from '../ui/layout/page-layout.tsx'
import {
  EmptyState,
  ErrorState,
  LoadingRegion,
  Notice,
  Skeleton,
  SkeletonCard,
  SkeletonText,
  Spinner,
} from '../ui/layout/page-states.tsx'
import { CardActions, cardLinkClass, LinkCard, TextLink } from '../ui/link.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Carousel } from '../ui/pictures/carousel.tsx'
import { QrPicture } from '../ui/pictures/qr-picture.tsx'
import { Sparkline } from '../ui/pictures/sparkline.tsx'
import { Thumbnail } from '../ui/pictures/thumbnail.tsx'
import { Price } from '../ui/price.tsx'
import { Moment } from '../ui/reader.tsx'
import { toast } from '../ui/toaster.tsx'
import { UnreadBadge } from '../ui/unread-badge.tsx'
import { Example } from './control-examples.tsx'

const TONES: readonly BadgeTone[] = ['neutral', 'good', 'waiting', 'danger', 'accent']
const CODE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path fill="#fff" d="M0 0h3v3H0z"/><path d="M0 0h1v1H0zm2 0h1v1H2zM1 1h1v1H1zM0 2h1v1H0z"/></svg>'
const none = () => undefined

/** Every state of what shows content. */
export function ContentExamples() {
  return (
    <>
      <Labels />
      <Layout />
      <States />
      <Tables />
      <Overlays />
    </>
  )
}

function Labels() {
  return (
    <Example title="Labels">
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="good" icon={<Check className="size-4" />}>
          with icon
        </Badge>
        <Badge tone="neutral" icon={<CircleDashed className="size-4" />}>
          not done
        </Badge>
        <UnreadBadge unread={3} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip>a value</Chip>
        <Chip onRemove={none} removeLabel="Remove">
          a value that can be removed
        </Chip>
        <ChipLink href="#chip" onRemove={none}>
          a filter
        </ChipLink>
      </div>
      <div className="flex flex-wrap items-end gap-6">
        <Price amount="$450" size="medium" />
        <Price amount="$450" original="$600" saving="$150" />
        <Price amount="$1,250" original="$1,600" saving="$350" size="display" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name="Ada Lovelace" size="small" />
        <Avatar name="Grace Hopper" named />
        <Avatar name="Icon" src="/art/brand-iphone.svg" size="large" />
        <Thumbnail src="/art/brand-iphone.svg" />
        <Thumbnail src="" />
        <Sparkline values={[3, 5, 2, 8, 6, 9, 4]} label="37 views in the last 7 days" />
        <QrPicture svg={CODE} alt="A QR code" className="size-20" />
      </div>
      <p>
        <Moment at="2026-02-03T16:05:00Z" /> · <Moment at="2026-02-03T16:05:00Z" exact /> ·{' '}
        <TextLink href="#labels">a link in a text</TextLink>
      </p>
    </Example>
  )
}

function Layout() {
  return (
    <Example title="Layout">
      <PageHeader
        title="Title of a page"
        lead="One sentence below it."
        above={<span className="text-sm text-muted">Above it</span>}
        actions={<Button variant="primary">Action</Button>}
      />
      <Section
        title="A section"
        lead="What it is about."
        more={<TextLink href="#layout">More</TextLink>}
      >
        <Facts
          facts={[
            { term: 'Storage', value: '128 GB' },
            { term: 'Color', value: 'Midnight' },
          ]}
        />
      </Section>
      <ul className="grid gap-4 sm:grid-cols-2">
        <LinkCard as="li" className="rounded-box border border-hairline bg-raised p-4">
          <a href="#layout" className={cardLinkClass}>
            A card that is a link
          </a>
          <CardActions>
            <Button>An action on it</Button>
          </CardActions>
        </LinkCard>
      </ul>
      <Accordion
        items={[
          { id: 'returns', title: 'Can I return a phone?', content: 'Within 14 days.', open: true },
          { id: 'payment', title: 'How do I pay?', content: 'By card or in cash.' },
        ]}
      />
      <Carousel
        label="Slides"
        slides={['First', 'Second'].map((label) => ({
          id: label,
          label,
          content: <p className="rounded-box bg-sand p-10 text-center">{label} slide</p>,
        }))}
      />
    </Example>
  )
}

function States() {
  return (
    <Example title="Loading, empty and failed">
      <LoadingRegion label="Loading phones">
        <Skeleton className="mb-3 h-11 max-w-80" />
        <SkeletonText />
        <div className="mt-3 max-w-60">
          <SkeletonCard />
        </div>
      </LoadingRegion>
      <Spinner />
      <EmptyState title="No favorites yet" actions={<Button>Browse phones</Button>}>
        Tap the heart on a phone to keep it here.
      </EmptyState>
      <ErrorState requestId="0198a1b2" onRetry={none}>
        The server did not answer. What you typed is still here.
      </ErrorState>
      <ErrorState title="Trying again" onRetry={none} busy />
      {(['neutral'] as const).map((tone) => (
        <Notice
          key={tone}
          label="Hint"
          tone={tone}
          icon={<Info className="size-4" />}
          onDismiss={none}
        >
          A notice of one line.
        </Notice>
      ))}
      <LoadMore {...moreExample} shown="24 of 312 phones" onMore={none} />
      <LoadMore {...moreExample} shown="24 of 10,000+ phones" onMore={none} busy />
    </Example>
  )
}

const moreExample = { hasMore: true, label: 'Show more phones', busyLabel: 'Loading phones' }

type Person = { name: string; sales: number }
const PEOPLE: readonly Person[] = Array.from({ length: 25 }, (_, index) => ({
  name: `Seller ${index + 1}`,
  sales: (index * 7) % 25,
}))

function Tables() {
  const [page, setPage] = useState(2)
  const table = {
    columns: [
      {
        key: 'name',
        header: 'Name',
        cell: ({ name }: Person) => name,
        sortBy: ({ name }: Person) => name,
        searchBy: ({ name }: Person) => name,
      },
      {
        key: 'sales',
        header: 'Sales',
        align: 'end' as const,
        cell: ({ sales }: Person) => sales,
        sortBy: ({ sales }: Person) => sales,
      },
    ],
    rowKey: ({ name }: Person) => name,
    empty: 'No sellers yet',
  }
  return (
    <Example title="Tables">
      <DataTable
        caption="sellers"
        rows={PEOPLE}
        pageSize={5}
        rowActions={() => <Button variant="danger">Delete</Button>}
        {...table}
      />
      <DataTable caption="no sellers" rows={[]} {...table} />
      {(['table', 'list', 'form', 'figures', 'record'] as const).map((shape) => (
        <ContentSkeleton key={shape} shape={shape} what="sellers" />
      ))}
      <Pagination label="Pages of an example" page={page} pageCount={3} onPage={setPage} />
    </Example>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'busy'>()
  const [confirm, confirmDialog] = useConfirm()
  const close = () => setOpen(undefined)
  return (
    <Example title="Dialogs and toasts">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
        <Button onClick={() => setOpen('busy')}>Open a busy confirmation</Button>
        <Button
          onClick={() => confirm({ what: 'The phone is deleted.', action: 'Delete', danger: true })}
        >
          Ask for confirmation
        </Button>
        <Button onClick={() => toast.success('Saved')}>Show a success</Button>
        <Button onClick={() => toast.error('Not saved')}>Show an error</Button>
        <Button onClick={() => toast.loading('Saving')}>Show progress</Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="A dialog"
        footer={<Button onClick={close}>Close</Button>}
      >
        Its text.
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="A drawer"
        footer={<Button onClick={close}>Close</Button>}
      >
        Its text.
      </Drawer>
      <Confirm
        open={open === 'busy'}
        what="The order is being canceled."
        action="Cancel order"
        onConfirm={none}
        onCancel={close}
        busy
        busyLabel="Canceling"
      />
      {confirmDialog}
    </Example>
  )
}
