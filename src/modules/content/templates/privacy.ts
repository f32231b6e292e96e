import { ACCOUNT_VIEW_MINUTES } from '../../../shared/accounts/account-view-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import type { PageText } from '../defaults/default-text.ts'
import type { ShopFacts } from '../shop-facts.ts'

/** For each service of others, what the operator has to add about it. */
const processors: readonly [ShopFacts['services'][number], string][] = [
  [
    'stripe',
    '**Stripe** ([[the company that you have the contract with, such as Stripe Payments Europe, Ltd.]]) processes payments and payouts, to carry out your orders. See [Stripe’s privacy policy](https://stripe.com/privacy).',
  ],
  [
    'google',
    '**Google** confirms who you are if you choose to log in with Google. See [Google’s privacy policy](https://policies.google.com/privacy).',
  ],
  [
    'file_storage',
    '**[[Name and country of the storage provider]]** stores photos or backups for us.',
  ],
  ['mail_server', '**[[Name and country of the email provider]]** delivers our emails.'],
  [
    'push_services',
    '**The push service of your browser** (of Google, Apple, Mozilla or Microsoft) delivers notifications to your device if you switch that on. It learns the address of your browser there, and when we send something; the text is encrypted for your browser.',
  ],
  [
    'text_messages',
    '**[[Name and country of the provider of text messages]]** delivers our codes.',
  ],
  [
    'imei_list',
    '**[[Name of the register of stolen phones]]** answers whether an IMEI is reported.',
  ],
]

export function privacyTemplate({ services }: ShopFacts): PageText {
  const used = processors.filter(([service]) => services.includes(service))
  return {
    title: 'Privacy policy',
    description: 'What {{shop_name}} stores about you, why, for how long, and what you can do.',
    body: `## Who is responsible

[[Name of the person or company, with its legal form]], [[postal address]]. {{contact_details}}

[[If you have a data protection officer, say how to reach them. Otherwise delete this line.]]

## What we store, and for how long

{{retention}}

## Why we may

We process your data to carry out the contract with you (your account, listings and orders), because the law requires it (bookkeeping), and because we have a legitimate interest in a safe marketplace (security log, recognizing banned people). Where we ask for your consent, you can withdraw it at any time. [[Check this against the law of your country; in the EU it is Article 6 of the GDPR.]]

## Who else gets data

Other people see what you publish: your display name and photo, your listings and your reviews. Buyer and seller of an order see each other’s name, and the address that the delivery needs.

When you report a problem, our staff can look at the shop as you see it, with your orders and messages, for ${formatQuantity(ACCOUNT_VIEW_MINUTES, 'minute')} at most. They can change nothing, do not see your login and bank details, and we tell you afterwards that they did and why.

The website runs at [[name and country of the hosting provider]].

{{services}}
${used.length > 0 ? `\n${used.map(([, text]) => `- ${text}`).join('\n')}\n` : ''}
[[If data leaves your country or the EU, say where it goes and which guarantees apply. Otherwise delete this line.]]

## Trackers

{{trackers}} The [cookies](/cookies) of this website are those that it needs to work.

## Recognizing banned people

New accounts and listings are compared with banned accounts: by the random cookie of a browser, the network, the postal address, payment details, the confirmed phone number, photos and IMEI. A match never bans anybody by itself; a person decides.

## Your rights

- **See and take along your data**: [Settings](/dashboard/settings) → Download your data.
- **Correct it**: in your settings, or write to us.
- **Delete it**: Settings → Delete account. Orders and bookkeeping stay without your name, and details of a business for six months.
- **Object or restrict**: write to us.
- **Complain**: to [[name and website of the data protection authority]].

## How we protect it

Passwords are stored as one-way hashes. You can add two-step login or a passkey in your settings. We tell you by email when someone logs in with a new device.
`,
  }
}
