import { createFileRoute, Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { pages } from '../../../contract/urls.ts'
import {
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
  MIN_CONTACT_MESSAGE_LENGTH,
} from '../../../shared/limits.ts'
import { checkEmail } from '../../accounts/login/signup-rules.ts'
import { useApi } from '../../api/index.ts'
import { randomKey } from '../../api/random-id.ts'
import { descriptions, pageHead } from '../../document-head.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { isTopic, topicOptions } from '../../moderation/moderation-labels.ts'
import { Article, Part } from '../../shell/article.tsx'
import { useShop } from '../../shell/shop.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { FormError, TextareaField, TextField } from '../../ui/form/fields.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { linkClass } from '../../ui/link.tsx'

export const Route = createFileRoute('/(about)/contact')({
  validateSearch: ({ listing }: Record<string, unknown>): { listing?: string } =>
    isListingId(listing) ? { listing } : {},
  head: ({ match }) =>
    pageHead('Contact', descriptions.contact, {
      origin: match.context.origin,
      canonical: pages.contact(),
    }),
  component: Contact,
})

function Contact() {
  const { contact } = useShop()
  const { listing } = Route.useSearch()
  return (
    <Article title="Contact" lead="Get help with a phone, a booking, a listing or your account.">
      <Part title="Write to us">
        <p>
          The admins of this shop read your message and reply by email.
          {contact.email && (
            <>
              {' '}
              You can also write to{' '}
              <a href={`mailto:${contact.email}`} className={`${linkClass} wrap-anywhere`}>
                {contact.email}
              </a>
              .
            </>
          )}
        </p>
        <ContactForm key={listing} listingId={listing} />
        {contact.address && (
          <address className="whitespace-pre-line not-italic">{contact.address}</address>
        )}
      </Part>
      <Part title="About a phone">
        <p>
          Ask its seller: choose “Message the seller” on the listing. Before you book, ask about the
          battery, repairs, and whether the phone is unlocked and signed out of every account.
        </p>
      </Part>
      <Part title="About a booking">
        <p>
          <Link to={pages.myOrders()} className={linkClass}>
            My Orders
          </Link>{' '}
          shows how long the phone is held for you, what to do next, and how to cancel. If you no
          longer want it, cancel, so that someone else can book it.
        </p>
      </Part>
      <Part title="About something that looks wrong">
        <p>
          Open the listing and choose “Report this listing”; if you’re logged out, you log in first.
          The report goes to the admins of this shop, and the seller won’t see who sent it. If you
          think a phone is stolen, don’t buy it; tell the police.
        </p>
      </Part>
      <Part title="About your account">
        <p>
          Forgot your password?{' '}
          <Link to={pages.forgotPassword()} className={linkClass}>
            Request a reset link
          </Link>
          . You can change your name, photo and role, and delete your account, in the{' '}
          <Link to={pages.settings()} hash="profile" className={linkClass}>
            settings
          </Link>
          .
        </p>
      </Part>
      <Part title="For the people who run this shop">
        <p>
          The operating guide of this software explains settings, email, backups and how to make
          someone an admin. Developers can use the API:{' '}
          <a href="/api/docs" className={linkClass}>
            read its description
          </a>
          .
        </p>
      </Part>
    </Article>
  )
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
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return (
      <div
        role="status"
        tabIndex={-1}
        ref={(part) => part?.focus()}
        className="flex flex-col items-start gap-3 rounded-box bg-mist p-5 outline-none"
      >
        <p className="font-semibold">Message sent</p>
        <p className="text-muted">
          We’ll reply to <strong className="wrap-anywhere text-ink">{sentTo}</strong>.
        </p>
        <Button variant="link" onClick={() => setSentTo(undefined)}>
          Write another message
        </Button>
      </div>
    )
  return <Form listingId={listingId} onSent={setSentTo} />
}

type FormProps = { listingId: string | undefined; onSent: (replyTo: string) => void }

function Form({ listingId, onSent }: FormProps) {
  const api = useApi()
  const { kind, user } = useViewer()
  const isVisitor = kind === 'visitor'
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
        name: name.trim() ? undefined : 'Name is required',
        email: checkEmail(email),
      }),
      topic: topic ? undefined : 'Choose a topic',
      message:
        message.trim().length < MIN_CONTACT_MESSAGE_LENGTH
          ? `Write at least ${MIN_CONTACT_MESSAGE_LENGTH} characters`
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
      onSent(email.trim() || (user?.email ?? 'the email of your account'))
    },
  })
  // Also when the session ended while the form was open: the server then needs them.
  const showsIdentity = isVisitor || form.problem('name') || form.problem('email')

  return (
    <form {...form.form} className="flex max-w-xl flex-col gap-5" aria-label="Write to us">
      {showsIdentity ? (
        <>
          <TextField
            {...form.field('name')}
            label="Name"
            autoComplete="name"
            maxLength={MAX_CONTACT_NAME_LENGTH}
            required
          />
          <TextField
            {...form.field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            help="We reply to this address."
          />
        </>
      ) : (
        <p className="wrap-anywhere text-muted">
          {user ? `From ${user.name}. We reply to ${user.email}.` : 'From your account.'}
        </p>
      )}
      <SelectField
        {...form.field('topic')}
        label="Topic"
        options={topicOptions}
        placeholder="Choose a topic"
        required
      />
      <TextareaField
        {...form.field('message')}
        label="Message"
        help={
          listingId
            ? 'Explain why it should be for sale. We add the address of your listing.'
            : 'Include the name of the phone or the order it is about.'
        }
        rows={6}
        maxLength={MAX_CONTACT_MESSAGE_LENGTH - (listingId ? ROOM_FOR_ADDRESS : 0)}
        required
      />
      <SubmitButton form={form} busyLabel="Sending">
        Send message
      </SubmitButton>
      <FormError title={form.message} />
    </form>
  )
}
