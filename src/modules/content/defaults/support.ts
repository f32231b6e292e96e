import type { PageText } from './default-text.ts'

export const support: PageText = {
  title: 'Support',
  description: 'How buying and selling work here, and how to do both safely.',
  body: `## Buying, step by step

1. Log in and choose Book Now on the phone you want.
2. The phone is held for you for {{hold_time}}. See [My Orders](/dashboard/my-orders) for what to do next.
3. {{delivery_choice}}
4. At a meet-up: check the phone, pay, and give the seller your code. It completes the sale.
5. If it’s shipped: mark it as arrived and check it within {{inspection_time}}. Then confirm it or report a problem. {{money_until_inspection}}

## What to check at the meet-up

- Meet during the day in a public place with Wi-Fi, and bring your SIM card.
- Dial \`*#06#\` and compare the IMEI on the screen with the one on the box or in the settings.
- Make sure the phone is signed out: no Apple or Google account, no screen lock, reset to its setup screen.
- Make a call, take a photo with each camera, connect to Wi-Fi, plug in the charger.
- Check the battery health in the settings, and the screen on a white and a black image.
- Keep your code to yourself until you’re satisfied.

## Selling, step by step

1. Back up the phone, sign out of its accounts, remove the SIM, reset it.
2. [Add the product](/dashboard/add-product): one clear photo in daylight, an honest grade, a price.
3. Advertise it if you want it on the home page.
4. When someone books it, the order says what to do: agree on a place and enter their code, or ship it with a tracking number.

## What the grades mean

{{grades}}

## Questions

### What happens when the {{hold_time}} are over?

The booking ends automatically and the phone is for sale again. You aren’t charged. If the phone is still available, you can book it again.

### The seller has my code but nothing happens. What now?

The seller opens their dashboard, opens the sale and enters the code. Check My Orders together: once the code is accepted, the order says Completed. If it doesn’t, read the code out again; all six digits must match.

### The phone isn’t as described. Do I have to buy it?

No. At a meet-up, don’t pay and don’t share your code: cancel the booking in My Orders and report the listing. If it was shipped, report the problem on the order page within {{inspection_time}}. {{money_in_disputes}}

### Can I both buy and sell?

Yes, with one account. Choose “Sell a phone” and accept the seller terms: you become a Seller and can still book, pay and make offers, just not on your own phones. Your orders and favorites stay. To stop selling, withdraw your phones and switch back to Buyer in your settings.

### I logged in with Google. Which role do I have?

Buyer. To sell as well, choose “Sell a phone” and accept the seller terms. Your name comes from Google; we never see your Google password.
`,
}
