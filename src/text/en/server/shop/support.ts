import facts from '../../pages/phone/facts.ts'
import search from '../../pages/search.ts'

/** The page “Support” as every shop has it, in Markdown, and the values that it names. */
export default {
  title: 'Support',
  description: 'How buying and selling work here, and how to do both safely.',
  body: `## Buying, step by step

1. Log in and choose Book Now on the phone you want.
2. The phone is held for you for {hold_time}. See {orders} for what to do next.
3. {delivery_choice}
{completion_steps}

## {checks_title}

{meeting_advice}
- Dial \`*#06#\` and compare the IMEI on the screen with the one on the box or in the settings.
- Make sure the phone is signed out: no Apple or Google account, no screen lock, reset to its setup screen.
- Make a call, take a photo with each camera, connect to Wi-Fi, plug in the charger.
- Check the battery health in the settings, and the screen on a white and a black image.
{code_advice}

## Selling, step by step

1. Back up the phone, sign out of its accounts, remove the SIM, reset it.
2. {add}: one clear photo in daylight, an honest grade, a price.
3. Advertise it if you want it on the home page.
4. When someone books it, the order says what to do: {hand_over}.

## What the grades mean

{grades}

## Questions

### What happens when the {hold_time} are over?

The booking ends automatically and the phone is for sale again. You aren’t charged. If the phone is still available, you can book it again.

{code_question}

### The phone isn’t as described. Do I have to buy it?

No. {refusing} {money_in_disputes}

### Can I both buy and sell?

Yes, with one account. Choose “Sell a phone” and accept the seller terms: you become a Seller and can still book, pay and make offers, just not on your own phones. Your orders and favorites stay. To stop selling, withdraw your phones and switch back to Buyer in your settings.

### I logged in with Google. Which role do I have?

Buyer. To sell as well, choose “Sell a phone” and accept the seller terms. Your name comes from Google; we never see your Google password.`,
  links: { orders: 'My Orders', add: 'Add the product' },
  choice: {
    meet: 'Agree with the seller on a time and a public place, and choose how you pay.',
    ship: 'Enter your address and choose how you pay.',
    meetOrOnline: 'Choose to meet the seller, or pay online and have it shipped.',
    any: 'Choose how you get it and how you pay, from what the seller offers.',
  },
  steps: {
    meet: 'At a meet-up: check the phone, pay, and give the seller your code. It completes the sale.',
    ship: 'If it’s shipped: mark it as arrived and check it within {count, plural, one {one day} =2 {two days} =3 {three days} other {{shown} days}}. Then confirm it or report a problem.',
  },
  held: {
    online: 'What you paid online is held until then.',
    shop: 'What you paid by transfer is with the shop already.',
    seller: 'What you paid by transfer is with the seller already.',
  },
  checks: {
    meet: 'What to check at the meet-up',
    ship: 'What to check when it has arrived',
  },
  meeting: '- Meet during the day in a public place with Wi-Fi, and bring your SIM card.',
  code: '- Keep your code to yourself until you’re satisfied.',
  codeQuestion: `### The seller has my code but nothing happens. What now?

The seller opens their dashboard, opens the sale and enters the code. Check My Orders together: once the code is accepted, the order says Completed. If it doesn’t, read the code out again; all six digits must match.`,
  refusing: {
    meet: 'At a meet-up, don’t pay and don’t share your code: cancel the booking in My Orders and report the listing.',
    ship: 'If it was shipped, report the problem on the order page within {count, plural, one {one day} =2 {two days} =3 {three days} other {{shown} days}}.',
  },
  disputed: {
    online: 'What you paid online is held until you both agree or an admin decides.',
    inPerson:
      'You and the seller settle it there, or an admin decides. Money that you paid in person or by transfer has to come back from the seller.',
    transfer:
      'You and the seller settle it there, or an admin decides. Money that you paid by transfer has to come back from the seller.',
  },
  handOver: {
    meet: 'agree on a place and enter their code',
    ship: 'ship it with a tracking number',
    both: 'agree on a place and enter their code, or ship it with a tracking number',
  },
  grade: {
    title: 'Grade',
    meaning: 'Meaning',
    name: facts.grade,
    means: facts.gradeMeaning,
    picture: search.gradeExample,
  },
} as const
