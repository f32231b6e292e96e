import { createFileRoute, Link } from '@tanstack/react-router'
import { CircleHelp, CircleUser, Flag, Mail, MapPin, PackageCheck, Smartphone } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MIN_CONTACT_MESSAGE_LENGTH,
} from '../../../shared/limits.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { checkEmail } from '../../accounts/login/signup-rules.ts'
import { useApi } from '../../api/index.ts'
import { randomKey } from '../../api/random-id.ts'
import { pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { isTopic, topics } from '../../moderation/moderation-labels.ts'
import { useShop } from '../../shell/shop.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormError, TextareaField, TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { PageHeader } from '../../ui/layout/page-layout.tsx'
import { linkClass } from '../../ui/link.tsx'
import { useLanguage, useTranslations } from '../../ui/text.ts'

export const Route = createFileRoute('/(about)/contact')({
  validateSearch: ({ listing }: Record<string, unknown>): { listing?: string } =>
    isListingId(listing) ? { listing } : {},
  staticData: { text: ['help', 'fields'], translated: true },
  head: ({ match: { context } }) => {
    const { title = '', description } = context.text.help ?? {}
    return pageHead(title, description, { origin: context.origin, canonical: pages.contact() })
  },
  component: Contact,
})

function Contact() {
  const t = useTranslations('help')
  const { listing } = Route.useSearch()
  return (
    <div className="page-width">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <section>
          <h2 className="mb-2 text-lg">{t('write.title')}</h2>
          <p className="mb-5 text-pretty">{t('write.text')}</p>
          <ContactForm key={listing} listingId={listing} />
        </section>
        <div className="flex flex-col gap-6">
          <Answers />
          <Directly />
        </div>
      </div>
      <section className="mt-12 max-w-prose border-t border-hairline pt-6 text-sm text-muted">
        <h2 className="text-base text-ink">{t('operators.title')}</h2>
        <p className="mt-1 text-pretty">
          {t.rich('operators.text', {
            api: (text) => (
              <a href="/api/docs" className={linkClass}>
                {text}
              </a>
            ),
          })}
        </p>
      </section>
    </div>
  )
}

/** What people ask most, and where its answer is. */
function Answers() {
  const t = useTranslations('help')
  const toLink = (link: { to: string; hash?: string }) => (text: ReactNode) => (
    <Link {...link} className={linkClass}>
      {text}
    </Link>
  )
  return (
    <section className="rounded-box bg-sand/50 p-5 md:p-6">
      <h2 className="mb-4 text-lg">{t('quick.title')}</h2>
      <ul className="flex flex-col gap-5">
        <Answer Icon={Smartphone} title={t('phone.title')}>
          {t('phone.text')}
        </Answer>
        <Answer Icon={PackageCheck} title={t('booking.title')}>
          {t.rich('booking.text', { orders: toLink({ to: pages.myOrders() }) })}
        </Answer>
        <Answer Icon={Flag} title={t('wrong.title')}>
          {t('wrong.text')}
        </Answer>
        <Answer Icon={CircleUser} title={t('account.title')}>
          {t.rich('account.text', {
            reset: toLink({ to: pages.forgotPassword() }),
            settings: toLink({ to: pages.settings(), hash: 'profile' }),
          })}
        </Answer>
      </ul>
      <Link to={pages.support()} className={classNames(buttonClass(), 'mt-6')}>
        <CircleHelp aria-hidden="true" className="size-4" />
        {t('quick.help')}
      </Link>
    </section>
  )
}

type AnswerProps = { Icon: typeof Flag; title: string; children: ReactNode }

function Answer({ Icon, title, children }: AnswerProps) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        <p className="mt-0.5 text-sm text-pretty text-muted">{children}</p>
      </div>
    </li>
  )
}

/** The email and postal address of the shop, where it names one. */
function Directly() {
  const t = useTranslations('help')
  const { email, address } = useShop().contact
  if (!email && !address) return null
  return (
    <section className="rounded-box border border-hairline p-5 md:p-6">
      <h2 className="mb-3 text-lg">{t('reach')}</h2>
      <ul className="flex flex-col gap-3">
        {email && (
          <li className="flex gap-3">
            <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <p className="min-w-0">
              <MailNote email={email} />
            </p>
          </li>
        )}
        {address && (
          <li className="flex gap-3">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <address dir="auto" className="whitespace-pre-line not-italic">
              {address}
            </address>
          </li>
        )}
      </ul>
    </section>
  )
}

function MailNote({ email }: { email: string }) {
  const t = useTranslations('help.write')
  return t.rich('email', {
    email,
    mail: (text) => (
      <a href={`mailto:${email}`} dir="ltr" className={`${linkClass} wrap-anywhere`}>
        {text}
      </a>
    ),
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether it can be the id of a listing, as it stands in a link. */
function isListingId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}

/** Characters for the address of a listing before the message. */
const ROOM_FOR_ADDRESS = 200

const fields = { name: '', email: '', topic: '', message: '' }

/** Writes to the admins of the shop. What was typed stays in this tab until it is sent. */
function ContactForm({ listingId }: { listingId?: string | undefined }) {
  const t = useTranslations('help.sent')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return (
      <div
        role="status"
        tabIndex={-1}
        ref={(part) => part?.focus()}
        className="flex flex-col items-start gap-3 rounded-box bg-mist p-5 outline-none"
      >
        <p className="font-semibold">{t('title')}</p>
        <p className="text-muted">
          {sentTo
            ? t.rich('reply', {
                email: () => (
                  <strong dir="ltr" className="wrap-anywhere text-ink">
                    {sentTo}
                  </strong>
                ),
              })
            : t('replyAccount')}
        </p>
        <Button variant="link" onClick={() => setSentTo(undefined)}>
          {t('another')}
        </Button>
      </div>
    )
  return <Form listingId={listingId} onSent={setSentTo} />
}

type FormProps = {
  listingId: string | undefined
  /** With the address that gets the reply; empty if only the server knows it. */
  onSent: (replyTo: string) => void
}

function Form({ listingId, onSent }: FormProps) {
  const api = useApi()
  const t = useTranslations('help')
  const tFields = useTranslations('fields')
  const language = useLanguage()
  const { kind, user } = useViewer()
  const isVisitor = kind === 'visitor'
  const problems = {
    emailRequired: tFields('emailRequired'),
    emailInvalid: tFields('emailInvalid'),
  }
  const attempt = useRef({ content: '', clientId: '' })

  /** The same for a retry of the same message, so that it is not sent twice. */
  function clientIdFor(content: string) {
    if (attempt.current.content !== content) attempt.current = { content, clientId: randomKey() }
    return attempt.current.clientId
  }

  const form = useDraftForm(listingId ? `contact-${listingId}` : 'contact', {
    initial: { ...fields, topic: listingId ? 'listing' : '' },
    check: ({ name, email, topic, message }) => ({
      ...(isVisitor && {
        name: name.trim() ? undefined : tFields('nameRequired'),
        email: checkEmail(email, problems),
      }),
      topic: topic ? undefined : t('topic.choose'),
      message:
        message.trim().length < MIN_CONTACT_MESSAGE_LENGTH
          ? t('form.tooShort', {
              count: MIN_CONTACT_MESSAGE_LENGTH,
              shown: formatCount(MIN_CONTACT_MESSAGE_LENGTH, language),
            })
          : undefined,
    }),
    async send(values) {
      const { name, email, topic, message } = values
      const sender = isVisitor || name ? { name: name.trim(), email: email.trim() } : {}
      const about = listingId && `${location.origin}${pages.phone(listingId)}\n\n`
      const content = {
        ...sender,
        topic: isTopic(topic) ? topic : 'other',
        message: about ? about + message : message,
      } as const
      const clientId = clientIdFor(JSON.stringify(content))
      await api.post('/api/contact', { body: { clientId, ...content } })
      onSent(email.trim() || user?.email || '')
    },
  })
  // Also when the session ended while the form was open: the server then needs them.
  const showsIdentity = isVisitor || form.problem('name') || form.problem('email')

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('write.title')}>
      {showsIdentity ? (
        <>
          <TextField
            {...form.field('name')}
            label={tFields('name')}
            autoComplete="name"
            maxLength={MAX_CONTACT_NAME_LENGTH}
            required
          />
          <TextField
            {...form.field('email')}
            label={tFields('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            help={t('form.replyTo')}
          />
        </>
      ) : (
        <p className="wrap-anywhere text-muted">
          {user
            ? t.rich('form.from', {
                name: () => <bdi>{user.name}</bdi>,
                email: () => <bdi>{user.email}</bdi>,
              })
            : t('form.fromAccount')}
        </p>
      )}
      <SelectField
        {...form.field('topic')}
        label={t('topic.label')}
        options={topics.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }))}
        placeholder={t('topic.choose')}
        required
      />
      <TextareaField
        {...form.field('message')}
        label={t('form.message')}
        help={t(listingId ? 'form.helpListing' : 'form.help')}
        rows={6}
        maxLength={MAX_CONTACT_MESSAGE_LENGTH - (listingId ? ROOM_FOR_ADDRESS : 0)}
        required
      />
      <SubmitButton form={form} busyLabel={t('form.sending')}>
        {t('form.send')}
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
