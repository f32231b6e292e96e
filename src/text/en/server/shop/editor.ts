/** What the server says to those who edit the pages of the shop: what placeholders stand for, and what a text lacks. */
export default {
  placeholder: {
    shop_name: 'The name of the shop',
    shop_address: 'The address of this website',
    contact_email: 'The email address for questions',
    postal_address: 'The postal address',
    contact_details:
      'A link to the contact page, with the email address and the postal address if set',
    currency: 'The currency of all prices, such as EUR',
    fee: 'What the shop keeps of a sale that is paid online, in a sentence',
    costs: 'What listing, booking and selling cost, in sentences',
    payment_methods: 'A list of the payment methods that the shop offers',
    other_payments: 'Ways to pay other than at a meet-up, in sentences',
    delivery_choice: 'How buyers choose delivery and payment, in a sentence',
    money_until_inspection:
      'Where the money is while the buyer checks a shipped phone, in sentences',
    money_in_disputes: 'What happens to the money when a phone is not as described, in sentences',
    dispute_until:
      'What a reported problem holds up until it is settled, for a sentence to sellers',
    when_to_pay: 'When a buyer pays, in a sentence',
    completion: 'How a sale is completed, in a sentence',
    completion_steps: 'How a buyer completes a sale, as steps 4 and 5 of a list',
    checks_title: 'When a buyer checks a phone, as a heading',
    meeting_advice: 'Where to meet, as an item of a list, where the shop offers pick-up',
    code_advice:
      'When to give the hand-over code, as an item of a list, where the shop offers pick-up',
    code_question:
      'What to do when the hand-over code does not work, where the shop offers pick-up',
    code_reason: 'What protects a buyer when a phone changes hands, with a heading',
    refusing: 'How a buyer refuses a phone that is not as described, in sentences',
    hand_over: 'What a seller does with a booked phone, for a sentence',
    hand_over_order: 'What a seller has to do with a booked phone, to begin a sentence',
    safe_title: 'When a buyer pays, as a heading',
    shipped_check: 'How long a shipped phone can be checked, where the shop offers shipping',
    phone_checks:
      'How buyers check a phone, and what they do if it isn’t as described, as items of a list',
    buyer_costs: 'What a buyer pays, in a sentence',
    hold_time: 'How long a booking holds a phone',
    inspection_time: 'How long buyers have to check a shipped phone',
    dispute_time: 'How long the other side has to answer a dispute',
    rating_time: 'How long after a sale it can be rated',
    grades: 'A table of the grades with pictures and what they mean',
    trackers: 'Whether there are trackers, advertising networks and pictures from other sites',
    services: 'A list of the services of others that get data of people, by the settings',
    retention: 'A table of the data that is stored, why, and for how long',
    cookies: 'A table of the cookies and what else is stored in the browser',
  },
  problem: {
    blank: 'fill in {text}',
    unknown: 'there is no placeholder {text}',
    no_value: 'the setting is empty for {text}',
    inLine: 'line {line}: {what}',
    more: 'and {count} more',
  },
} as const
