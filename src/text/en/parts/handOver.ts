/** The code that a buyer shows and a seller enters. */
export default {
  show: 'Show code',
  showPrimary: 'Show hand-over code',
  title: 'Your hand-over code',
  qr: 'QR code with your hand-over code',
  phone: '<phone></phone>, from <name></name>',
  meet: 'Meet <name></name> somewhere public and try the <phone></phone>.',
  paidQr:
    'If you’re happy with it, let the seller scan this code or read them the six digits. Your code completes the sale.',
  paid: 'If you’re happy with it, read this code to the seller. Your code completes the sale.',
  payQr:
    'Pay, then let the seller scan this code or read them the six digits. Your code completes the sale.',
  pay: 'Pay, then read this code to the seller. Your code completes the sale.',
  never: 'Never send the code in advance. Nobody needs it until you have the phone.',
  print: 'Print',
  dialog: 'Hand over the phone',
  form: 'Hand over',
  label: 'Buyer’s code',
  help: 'Six digits, shown on the buyer’s phone.',
  scanned: 'Filled in from the QR code you scanned.',
  problem: {
    required: 'Code is required',
    incomplete: 'Enter all six digits',
  },
  submit: 'Hand over',
  busy: 'Handing over',
  done: '{phone} handed over',
  instructionsPaid:
    '<name></name> has paid online. Once they’ve tried the <phone></phone>, ask for their six-digit code. They’ll find it in My Orders. The code completes the sale.',
  instructions:
    'Once <name></name> has paid you for the <phone></phone>, ask for their six-digit code. They’ll find it in My Orders. The code completes the sale.',
} as const
