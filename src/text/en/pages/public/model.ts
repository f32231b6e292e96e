/** The page of a model: what it sold for, what it costs now, who sells one, and what it is. */
export default {
  description: 'Second-hand {name}: {summary} Facts, prices and offers side by side.',
  secondHand: 'Second-hand {name}',
  summary: {
    none: 'None for sale right now.',
    one: '{shown} for sale at {price}.',
    range: '{shown} for sale, from {lowest} to {highest}.',
  },
  sold: {
    title: 'Sold prices',
    chart: 'What a {name} sold for, by month; the figures are in the table.',
    line: 'Median sale price',
    curve: 'Estimated value, months to come are a forecast',
    typically: 'Typically sold for',
    estimated: 'Estimated value',
    about: 'Typically about {amount}.',
    none: 'No sales, all storage sizes and grades.',
    during:
      '{count, plural, one {{shown} sale} other {{shown} sales}}, {month}, all storage sizes and grades.',
    period:
      '{count, plural, one {{shown} sale} other {{shown} sales}}, {from} to {to}, all storage sizes and grades.',
    estimate: 'Estimate',
    estimateNote:
      'Too few sales of this model ({shown}). Estimated from what phones lose in value with time.',
    figures: 'Figures by month',
    byMonth: 'Sales by month',
    month: 'Month',
    sales: 'Sales',
    median: 'Median',
    forecast: '(forecast)',
  },
  prices: {
    title: 'Prices by storage and grade',
    cheapest: 'The cheapest phone of each.',
    half: 'Half of all cost less than {amount}.',
    incomplete: 'Phones whose storage isn’t stated are in the list below.',
    caption: 'Lowest prices of a {name} for sale, by storage and grade',
    storage: 'Storage',
    grade: { A: 'Like new', B: 'Good', C: 'Fair', D: 'Poor', none: 'Not graded' },
    none: 'None',
  },
  offers: {
    title: 'For sale now',
    none: 'No {name} for sale right now',
    others: 'Others by {brand} are on the next page, and new phones arrive every day.',
    brand: 'All {brand} phones',
    all: 'See all {phones}',
  },
  facts: {
    title: 'The model',
    lead: 'What every {name} has, whoever sells it.',
    none: 'We don’t have any details about this model yet.',
    source: 'Source: {source}.',
    data: 'Technical data up to 2023: Smartphone-Data-Analysis by Ayushman Malla, MIT license.',
  },
} as const
