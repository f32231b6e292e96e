/** The pictures of pages that social networks and messengers show where somebody shares a link. */
export default {
  tagline: 'Second-hand phones with honest grades and clear prices',
  /** In place of a name without letters that can be drawn. */
  phone: '{brand} phone',
  phonesOf: '{brand} phones',
  phones: 'Phones',
  seller: 'Seller',
  gone: 'No longer for sale',
  none: 'None for sale right now',
  from: 'from {price}',
  forSale: '{count, plural, one {{shown} phone for sale} other {{shown} phones for sale}}',
  /** Where counting stopped. */
  many: '{shown}+ phones for sale',
  sold: '{count, plural, one {{shown} phone sold here} other {{shown} phones sold here}}',
  grade: 'Grade {grade}',
  gigabytes: '{size} GB',
  /** `years` or `months`, or what the seller typed. */
  used: 'used {time}',
  years: '{shown} {count, plural, one {year} other {years}}',
  months: '{shown} {count, plural, one {month} other {months}}',
  compareModel: 'Compare grades, prices and facts',
  compareBrand: 'Compare grade, price and place',
}
