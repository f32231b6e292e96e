import type { PageText } from './default-text.ts'

export const support: PageText = {
  title: 'Support',
  description: 'How buying and selling work here, and how to do both safely.',
  body: `## Buying, step by step

1. Log in and choose Book Now on the phone you want.
2. The phone is held for you for {{hold_time}}. See [My Orders](/dashboard/my-orders) for what to do next.
3. {{delivery_choice}}
{{completion_steps}}

## {{checks_title}}

{{meeting_advice}}
- Dial \`*#06#\` and compare the IMEI on the screen with the one on the box or in the settings.
- Make sure the phone is signed out: no Apple or Google account, no screen lock, reset to its setup screen.
- Make a call, take a photo with each camera, connect to Wi-Fi, plug in the charger.
- Check the battery health in the settings, and the screen on a white and a black image.
{{code_advice}}

## Selling, step by step

1. Back up the phone, sign out of its accounts, remove the SIM, reset it.
2. [Add the product](/dashboard/add-product): one clear photo in daylight, an honest grade, a price.
3. Advertise it if you want it on the home page.
4. When someone books it, the order says what to do: {{hand_over}}.

## What the grades mean

{{grades}}

## Questions

### What happens when the {{hold_time}} are over?

The booking ends automatically and the phone is for sale again. You aren’t charged. If the phone is still available, you can book it again.

{{code_question}}

### The phone isn’t as described. Do I have to buy it?

No. {{refusing}} {{money_in_disputes}}

### Can I both buy and sell?

Yes, with one account. Choose “Sell a phone” and accept the seller terms: you become a Seller and can still book, pay and make offers, just not on your own phones. Your orders and favorites stay. To stop selling, withdraw your phones and switch back to Buyer in your settings.

### I logged in with Google. Which role do I have?

Buyer. To sell as well, choose “Sell a phone” and accept the seller terms. Your name comes from Google; we never see your Google password.
`,
}
