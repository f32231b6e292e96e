import type { PageText } from '../defaults/default-text.ts'
import type { ShopFacts } from '../shop-facts.ts'

export function termsTemplate({
  takesOnline,
  takesTransfer,
  deliveryMethods,
}: ShopFacts): PageText {
  const ships = deliveryMethods.includes('shipping')
  const money = [
    takesOnline &&
      (ships
        ? 'What you pay online is held until you confirm the phone, or until the time to check it has ended. Then the seller gets it.'
        : 'What you pay online is held until you give the seller your code. Then the seller gets it.'),
    takesTransfer &&
      'A transfer is final: check the phone’s listing and the seller before you pay.',
  ].filter(Boolean)
  return {
    title: 'Terms of use',
    description: 'The rules for buying and selling on {{shop_name}}.',
    body: `## Who we are

{{shop_name}} is run by [[name of the person or company, with its legal form]], [[postal address]]. {{contact_details}}

These terms apply to everyone who uses {{shop_address}}. Sellers also accept the [seller terms](/seller-terms).

## What we do

We run a marketplace where people sell second-hand phones to each other. The sale is a contract between buyer and seller. We are not a party to it, and we don’t own the phones.

[[If you sell phones yourself, say so here, and which rules apply to those sales.]]

## Your account

- You must be [[the minimum age, such as 18]] or older.
- One person has one account. Keep your password to yourself.
- Use your real details where we ask for them. Other people see your display name and photo.
- You can delete your account at any time in your [settings](/dashboard/settings).

## Buying

- A booking holds the phone for {{hold_time}} and costs nothing. If it isn’t paid for by then, it’s for sale again.
{{phone_checks}}
- Your legal rights against the seller stay as they are.

## Paying

{{payment_methods}}
${money.length > 0 ? `\n${money.join(' ')}\n` : ''}
All prices are in {{currency}}.

## What it costs

{{costs}}

## What isn’t allowed

- Stolen, lost or blocked phones, counterfeits, and anything but phones.
- False descriptions, photos of other phones, and reviews that aren’t honest.
- Moving a sale that was booked here to somewhere else, or asking for other payment than the order says.
- Harassing others, collecting their data, or attacking the website.

## What we do about violations

Anyone who is logged in can report a listing or a person. We read every report. We can hide a listing, take it down, or suspend an account, and we say why. You can appeal against a decision; a person decides about it. Our [transparency page](/transparency) counts what we decided.

## Liability

[[State your liability as the law of your country allows. Ask a lawyer.]]

## Changes of these terms

When we change these terms, we publish the new version here with its date. If the change matters for you, we ask you to accept it before you buy or sell again.

## Law and disputes

The law of [[country]] applies. [[If you take part in an alternative dispute resolution for consumers, name it here; otherwise say that you don’t.]]
`,
  }
}
