import type { PageText } from '../defaults/default-text.ts'
import type { ShopFacts } from '../shop-facts.ts'

export function cookiesTemplate({ services }: ShopFacts): PageText {
  return {
    title: 'Cookies',
    description: 'What {{shop_name}} stores in your browser, and why.',
    body: `This website sets the cookies that it needs to work. It sets none for advertising or statistics.

{{cookies}}
${
  services.includes('stripe')
    ? '\nCookies of Stripe are set only when you open the checkout or your payout account. See [Stripe’s cookie policy](https://stripe.com/cookies-policy/legal).\n'
    : ''
}${
  services.includes('image_hosts')
    ? '\nPictures from other sites are loaded from their servers, which may set cookies of their own.\n'
    : ''
}
You can delete all of them in your browser. Then you are logged out, and drafts that you have not sent are gone.
`,
  }
}

export function imprintTemplate(): PageText {
  return {
    title: 'Imprint',
    description: 'Who runs {{shop_name}}, and how to reach us.',
    body: `## Who runs this website

[[Name of the person or company, with its legal form]]\\
{{postal_address}}

[[Who represents the company]]

## Contact

{{contact_email}}\\
[[Phone number]]

You can also write to us on our [contact page](/contact).

## Register and tax

[[Register, court and number; VAT number. Delete this section if you have none.]]

## Responsible for the content

[[Name and address of the person who is responsible for the content, if your country asks for it]]
`,
  }
}

export function feesTemplate({ takesOnline, fee, feeVatPercent }: ShopFacts): PageText {
  return {
    title: 'Fees',
    description: 'What buying and selling on {{shop_name}} costs.',
    body: `## For buyers

Booking a phone costs nothing. {{buyer_costs}}

## For sellers

{{costs}}
${
  takesOnline && fee
    ? '\nThe fee is taken from the price when you are paid. The order shows it from the moment the phone is booked, and it doesn’t change later. If the buyer gets all of the money back, you pay no fee; for a part, you pay the fee for the rest.\n'
    : ''
}
## How people pay

{{payment_methods}}

All prices and fees are in {{currency}}.${
      feeVatPercent === null ? ' [[Say whether fees include VAT, and which.]]' : ''
    }
`,
  }
}
