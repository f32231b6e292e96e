import type { Deps } from '../../deps.ts'
import { createRouter, json, refusals, route, z } from '../../platform/http/index.ts'
import { confirmsEmail } from '../../platform/mail/index.ts'
import { contentPages } from '../../shared/content/content-pages.ts'
import { languageCodes } from '../../shared/languages.ts'
import { deliveries, shopDeliveries } from '../../shared/orders/delivery-methods.ts'
import { paymentMethods } from '../../shared/orders/order-life-cycle.ts'
import { shippingPayments } from '../../shared/orders/payment-methods.ts'
import { outsideServices } from '../../shared/outside-services.ts'
import type { SettingValues } from '../../shared/settings/definitions.ts'
import { pageLanguage } from '../../text/errors.ts'
import { isSetUp } from '../accounts/index.ts'
import { listPublishedTitles } from '../content/index.ts'
import { feeTerms, shippingPayment, shopPaymentMethods } from '../payments/index.ts'
import { shopPictures } from '../settings/index.ts'
import { showsOutbox } from './outbox.api.ts'
import { readShopFacts } from './read-shop-facts.ts'
import { usedServices } from './used-services.ts'

const tags = ['instance']
const configBody = z
  .object({
    demo: z.object({ email: z.string(), password: z.string() }).nullable().openapi({
      description: 'The demo admin, in demo mode; null otherwise.',
    }),
    google: z.boolean(),
    googleIsDemo: z.boolean(),
    confirmsEmail: z.boolean().openapi({
      description:
        'Whether people confirm their email address before they sell, book or send messages. False in demo mode and without a mail server.',
    }),
    confirmsPhoneNumber: z.boolean().openapi({
      description: 'Whether sellers can confirm a phone number with a code from a text message.',
    }),
    outbox: z
      .boolean()
      .openapi({ description: 'Whether emails are shown on a page here instead of being sent.' }),
    name: z.string().openapi({ description: 'The name of the shop.' }),
    accentColor: z.string().openapi({ example: '#cf3a1d' }),
    logos: z
      .array(
        z.object({
          src: z.string(),
          width: z.number().int(),
          height: z.number().int(),
          'data-theme': z.enum(['both', 'light', 'dark']),
          loading: z.enum(['eager', 'lazy']),
        }),
      )
      .openapi({
        description:
          'The attributes of the logo, or of one for each theme; empty where the name stands for the shop.',
      }),
    icons: z
      .array(
        z.object({
          rel: z.string(),
          href: z.string(),
          type: z.string(),
          sizes: z.string().optional(),
        }),
      )
      .openapi({ description: 'The icons, as links in the head of a page.' }),
    emblem: z.string().openapi({
      description: 'The picture that stands for the shop elsewhere, such as in search results.',
    }),
    currency: z.string(),
    country: z.string().nullable().openapi({ description: 'Where the shop does business.' }),
    timeZone: z.string().openapi({ example: 'Europe/Oslo' }),
    registration: z.enum(['open', 'invitation', 'closed']).openapi({
      description: 'Who can sign up: anyone, people with an invitation, or nobody.',
    }),
    announcement: z.string().nullable().openapi({ description: 'Shown at the top of every page.' }),
    offlinePages: z.boolean().openapi({
      description: 'Whether browsers keep public pages for the time without a connection.',
    }),
    maintenance: z.boolean().openapi({ description: 'Whether only staff can use the shop.' }),
    maintenanceText: z.string().nullable(),
    fee: z
      .object({
        percent: z.number(),
        fixedMinor: z.number().int(),
        stepMinor: z.number().int().openapi({ description: 'The fee is a multiple of it.' }),
      })
      .openapi({ description: 'The fee of the shop for sales paid online, in minor units.' }),
    paymentMethods: z.array(z.enum(paymentMethods)).openapi({
      description: 'The payment methods that the shop offers. A phone may offer fewer.',
    }),
    deliveryMethods: z.array(z.enum(deliveries)).openapi({
      description: 'The delivery methods that the shop offers. A phone may offer fewer.',
    }),
    shippingPayment: z.enum(shippingPayments).openapi({
      description:
        'Who can be paid before a phone is shipped: any seller, those who have saved payment instructions, or none. It is `none` where the shop offers no shipping.',
    }),
    transferPayee: z.enum(['seller', 'shop']).nullable().openapi({
      description: 'Who is paid when a buyer pays by transfer; null where nobody is.',
    }),
    services: z.array(z.enum(outsideServices)).openapi({
      description:
        'The services of others that get data of the people of this shop: `stripe` for payments, `google` for logins, `file_storage` for photos or backups, `image_hosts` whose pictures pages show, `imei_list` of stolen phones, `text_messages`, `mail_server`, and `push_services` of the browsers of people who switch on push notifications.',
    }),
    contact: z.object({
      email: z.string().nullable(),
      address: z.string().nullable().openapi({ description: 'With line breaks.' }),
    }),
    pages: z
      .array(z.object({ page: z.enum(contentPages), title: z.string(), version: z.number().int() }))
      .openapi({ description: 'The published pages of the shop, such as its terms.' }),
    socialLinks: z.array(z.string()),
    languages: z.array(z.enum(languageCodes)).openapi({
      description: 'The languages that the pages are offered in.',
    }),
    isSetUp: z.boolean().openapi({
      description: 'Whether the shop has an admin; until then it is not open yet.',
    }),
    origin: z.string().openapi({ description: 'The public address of this instance.' }),
    development: z.boolean().openapi({
      description: 'Whether pages for developers exist here; false when NODE_ENV is production.',
    }),
  })
  .openapi('Config')
const timeBody = z
  .object({
    now: z.iso.datetime().openapi({ description: 'The time that decides when deadlines end.' }),
  })
  .openapi('Time')

/** The settings that pages need. */
export function instanceApi(deps: Deps) {
  const { env, demo } = deps
  const fixed = {
    demo: demo ? { email: env.DEMO_ADMIN_EMAIL, password: env.DEMO_ADMIN_PASSWORD } : null,
    google: demo || Boolean(env.GOOGLE_CLIENT_ID),
    googleIsDemo: demo && !env.GOOGLE_CLIENT_ID,
    confirmsEmail: confirmsEmail(deps),
    confirmsPhoneNumber: Boolean(env.SMS_HOOK_URL),
    outbox: showsOutbox(deps),
    development: env.NODE_ENV !== 'production',
  }
  const configFor = (values: SettingValues) => ({
    ...fixed,
    services: usedServices(env, values),
    name: values.name,
    accentColor: values.accentColor,
    ...shopPictures(values),
    currency: values.currency,
    country: values.country,
    timeZone: values.timeZone,
    registration: values.registration,
    announcement: values.announcement,
    offlinePages: values.offlinePages,
    maintenance: values.maintenance,
    maintenanceText: values.maintenanceText,
    fee: feeTerms(values, values.currency),
    paymentMethods: shopPaymentMethods(deps),
    deliveryMethods: shopDeliveries(values),
    shippingPayment: shippingPayment(deps),
    transferPayee: values.transferPayee === 'off' ? null : values.transferPayee,
    contact: { email: values.contactEmail, address: values.contactAddress },
    socialLinks: [...values.socialLinks],
    languages: [...values.languages],
  })
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/config',
        operationId: 'getConfig',
        summary: 'Get public settings',
        description:
          'Returns the settings that the pages need: the currency, the fee, the payment and delivery methods, the contact details, whether Google login is available, and in demo mode the demo login. Needs no session.',
        tags,
        responses: { 200: json(configBody), ...refusals() },
      }),
      async (c) =>
        c.json(
          {
            ...configFor(deps.settings.current()),
            pages: await listPublishedTitles(
              deps.db.kysely,
              readShopFacts(deps),
              pageLanguage(c.req.header('accept-language')),
            ),
            origin: deps.origin(),
            isSetUp: await isSetUp(deps.db),
          },
          200,
        ),
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/time',
        operationId: 'getTime',
        summary: 'Get the server time',
        description:
          'Returns the time that decides when deadlines end, for clients whose own clock may be wrong. Needs no session.',
        tags,
        responses: { 200: json(timeBody), ...refusals() },
      }),
      (c) => c.json({ now: deps.clock.now().toISOString() }, 200, { 'cache-control': 'no-store' }),
    )
}
