/**
 * What the demo fills into the templates of its legal pages: for the start of each blank, a value of a
 * company that does not exist; empty where the template says that the sentence may be deleted.
 */
export const sampleBlanks: readonly (readonly [startOfBlank: string, value: string])[] = [
  ['name of the person or company', 'Example Phones Ltd (a made-up company)'],
  ['postal address', '1 Example Street, 00000 Example Town'],
  ['if you sell phones yourself', ''],
  ['the minimum age', '18 years'],
  [
    'state your liability',
    'We are liable without limit for intent and gross negligence, and for harm to life and health. Otherwise we are liable only for duties that the contract depends on, and only for damage that was foreseeable. For the phones the sellers are liable.',
  ],
  ['country', 'Example Country'],
  [
    'if you take part in an alternative dispute resolution',
    'We don’t take part in an alternative dispute resolution for consumers.',
  ],
  ['if you have a data protection officer', ''],
  ['check this against the law', ''],
  ['name and country of the hosting provider', 'the computer that this demo was started on'],
  ['name and country of', 'Example Provider (Example Country)'],
  ['name of the register of stolen phones', 'Example Register'],
  ['the company that you have the contract with', 'its company for Example Country'],
  ['if data leaves your country', ''],
  [
    'name and website of the data protection authority',
    'the data protection authority of your country',
  ],
  ['say whether fees include vat', 'Fees include no VAT.'],
  ['who represents the company', 'Represented by Robin Example'],
  ['phone number', '+00 000 0000000'],
  [
    'register, court and number',
    'Register of Example Town, number 00000\\\nVAT number: XX000000000',
  ],
  [
    'name and address of the person who is responsible',
    'Robin Example, 1 Example Street, 00000 Example Town',
  ],
]

/** For placeholders whose setting a new demo does not have. */
export const samplePlaceholders: Readonly<Record<string, string>> = {
  contact_email: 'hello@redial.example',
  postal_address: '1 Example Street\\\n00000 Example Town',
}

export const sampleLead = 'Sample of the demo.'

/** Stands above each sample. */
export const sampleNote =
  '**This text is a sample.** Nobody runs this shop: it is a demo of the software Redial, and nothing here is a contract or legal advice. A shop of your own starts without these pages. Its admin fills in a template and publishes it.'
