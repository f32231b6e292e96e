import { createFileRoute, Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
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
import { Article, Part } from '../../shell/article.tsx'
import { useShop } from '../../shell/shop.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextareaField, TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
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
  const { contact } = useShop()
  const { listing } = Route.useSearch()
  return (
    <Article title={t('title')} lead={t('lead')}>
      <Part title={t('write.title')}>
        <p>
          {t('write.text')} {contact.email && <MailNote email={contact.email} />}
        </p>
        <ContactForm key={listing} listingId={listing} />
        {contact.address && (
          <address dir="auto" className="whitespace-pre-line not-italic">
            {contact.address}
          </address>
        )}
      </Part>
      <Part title={t('phone.title')}>
        <p>{t('phone.text')}</p>
      </Part>
      <Part title={t('booking.title')}>
        <p>
          {t.rich('booking.text', {
            orders: (text) => (
              <Link to={pages.myOrders()} className={linkClass}>
                {text}
              </Link>
            ),
          })}
        </p>
      </Part>
      <Part title={t('wrong.title')}>
        <p>{t('wrong.text')}</p>
      </Part>
      <Part title={t('account.title')}>
        <p>
          {t.rich('account.text', {
            reset: (text) => (
              <Link to={pages.forgotPassword()} className={linkClass}>
                {text}
              </Link>
            ),
            settings: (text) => (
              <Link to={pages.settings()} hash="profile" className={linkClass}>
                {text}
              </Link>
            ),
          })}
        </p>
      </Part>
      <Part title={t('operators.title')}>
        <p>
          {t.rich('operators.text', {
            api: (text) => (
              <a href="/api/docs" className={linkClass}>
                {text}
              </a>
            ),
          })}
        </p>
      </Part>
    </Article>
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
      const about = listingId && `Listing: ${location.origin}${pages.phone(listingId)}\n\n`
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
    <form {...form.form} className="flex max-w-xl flex-col gap-5" aria-label={t('write.title')}>
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
