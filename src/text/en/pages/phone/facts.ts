import { gradeMeanings } from '../../../../shared/listings/grade-meanings.ts'

/**
 * What is known of a phone: its details, its model, and what its seller promises for after the sale. Also what lists of
 * phones that a browser remembers say.
 */
export default {
  detail: {
    storageGb: 'Storage',
    color: 'Color',
    grade: 'Grade',
    used: 'Used',
    batteryPercent: 'Battery health',
  },
  listed: 'Listed',
  percent: '{shown} %',
  grade: { A: 'A, like new', B: 'B, good', C: 'C, fair', D: 'D, poor' },
  gradeMeaning: gradeMeanings,
  notGraded: 'The seller hasn’t answered the questions about its condition.',
  every: 'Every {name}',
  allAbout: 'All about the {name}',
  recent: {
    title: 'Recently viewed',
    clear: 'Clear',
  },
  model: {
    announced: 'Announced',
    os: 'System at launch',
    chipset: 'Chip',
    display: 'Display',
    camera: 'Main camera',
    battery: 'Battery',
    memory: 'Memory',
    storage: 'Storage',
    colors: 'Colors',
    launchPrice: 'Price at launch ({currency})',
    updates: 'Security updates until',
    inches: '{size} in',
    megapixels: '{size} MP',
    milliampereHours: '{size} mAh',
  },
  afterSale: {
    title: 'Returns and warranty',
    returns: 'Returns',
    returnsNone: 'Not accepted',
    returnsBuyer: 'Within {shown} days, the buyer pays the return postage',
    returnsSeller: 'Within {shown} days, the seller pays the return postage',
    warranty: 'Warranty',
    warrantyNone: 'None',
    noReturns: 'No returns',
    noReturnsText:
      'Check the phone before you accept it: you can’t return it because you changed your mind.',
    returnsWithin: 'Returns within {count, plural, one {{shown} day} other {{shown} days}}',
    returnsText:
      'Counted from the day you get the phone. Send it back complete, in the condition you got it, erased and signed out of all accounts.',
    postage: {
      buyer: 'You pay the return postage.',
      seller: 'The seller pays the return postage.',
    },
    noWarranty: 'No warranty',
    warrantyFor: '{count, plural, one {{shown} month} other {{shown} months}} of warranty',
    warrantyText:
      'Given by the seller, counted from the day you get the phone. If something breaks, make a claim in your order. The seller has {count, plural, one {{shown} day} other {{shown} days}} to answer; if you can’t agree, an admin of this shop decides.',
    months: '{count, plural, one {{shown} month} other {{shown} months}}',
  },
  tray: {
    label: 'Phones to compare',
    remove: 'Remove {name} from comparison',
    thisPhone: 'this phone',
    compare: 'Compare {shown}',
    add: 'Add up to {shown} more to compare',
  },
} as const
