import { definitions, type SettingName } from '../../../../shared/settings/definitions.ts'

/** The names and descriptions of settings are declared with them, for the command line and the documentation. */
const names = Object.keys(definitions) as SettingName[]
const setting = Object.fromEntries(
  names.map((name) => [name, { label: definitions[name].label, help: definitions[name].help }]),
) as Record<SettingName, { label: string; help: string }>
const { transferPayee, deliveryMethods, moderation, registration, backupTarget } = definitions

/** The settings of the shop. */
export default {
  lead: 'What you save here holds on every page within a second. The audit log shows who changed what.',
  loading: 'settings',
  sections: 'Settings by subject',
  hasUnsaved: '<hidden>has unsaved changes</hidden>',
  section: {
    shop: 'Shop',
    appearance: 'Appearance',
    contact: 'Contact',
    trade: 'Trade',
    tax: 'Tax',
    accounts: 'Accounts',
    backups: 'Backups',
    notices: 'Notices',
  },
  about: {
    shop: 'Its name, where it does business, and the languages it offers.',
    appearance: 'Color, logo and icon of pages, emails and receipts.',
    contact: 'How people reach you, and who runs the shop.',
    trade: 'Fees, ways to pay and to deliver, payouts, and the review of listings.',
    tax: 'VAT on the fees that sellers pay.',
    accounts: 'Who can sign up, how staff log in, and how long records are kept.',
    backups: 'When copies of all data are made, and where.',
    notices: 'What everybody reads at the top of pages, and a pause of the shop.',
  },
  save: 'Save',
  saving: 'Saving',
  saved: 'Settings saved',
  unchanged: 'Nothing has changed',
  unsaved: '{count, plural, one {{shown} unsaved change} other {{shown} unsaved changes}}',
  discard: 'Discard',
  held: 'Set by the environment variable <code></code>. Remove it there to change it here.',
  somebody: 'Somebody else',
  otherValue: '<name></name> has saved another value: <value></value>',
  empty: 'empty',
  saveAgain: 'Save again to replace it with yours.',
  takeSaved: 'Use the saved value',
  notGiven: 'Not given',
  on: 'On',
  off: 'Off',
  pickColor: 'Pick a color',
  unit: { '%': '%', days: 'days', hours: 'hours' },
  contrast: {
    buttonLight: 'Button, light theme: {ratio} : 1',
    buttonDark: 'Button, dark theme: {ratio} : 1',
    linkLight: 'Link, light theme: {ratio} : 1',
    linkDark: 'Link, dark theme: {ratio} : 1',
    tooLow: 'Too low',
  },
  check: {
    number: 'Enter a number',
    color: 'Enter a color such as #cf3a1d',
    contrast: 'White text on this color can’t be read well. Choose a darker color.',
  },
  image: {
    replace: 'Replace the picture',
    choose: 'Choose a picture',
    tooLarge: 'The file is too large. At most {max} MB.',
    saved: '{label} saved',
    removed: '{label} removed',
    other: '<name></name> has saved another picture, shown below. This is yours.',
    useMine: 'Use mine',
    keep: 'Keep the saved one',
    remove: {
      logo: 'Remove logo',
      logoDark: 'Remove logo for the dark theme',
      icon: 'Remove icon',
    },
    light: '{label}, light theme',
    dark: '{label}, dark theme',
  },
  /** The only setting that the API locks. */
  currencyLocked: 'The currency can’t be changed once a phone has been listed',
  setting,
  option: {
    transferPayee: transferPayee.options,
    deliveryMethods: deliveryMethods.options,
    moderation: moderation.options,
    registration: registration.options,
    backupTarget: backupTarget.options,
  },
} as const
