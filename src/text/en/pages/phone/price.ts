/** How a fair price was calculated, and what a phone has cost. */
export default {
  same: 'Half of these sales or more are within the fair range.',
  older: 'Sales from the last 6 months, adjusted to today.',
  anyGrade: 'Sales in any grade from the last 6 months, adjusted to today.',
  anyGradeTo: 'Sales in any grade from the last 6 months, adjusted to grade {grade} and today.',
  any: 'Sales in any storage and grade from the last 12 months, adjusted to {phone} today.',
  thisStorage: 'this storage',
  withGrade: '{storage} and grade {grade}',
  estimate:
    'Too few sales of this model ({shown}). Estimated from what phones lose in value with time.',
  outliers:
    '{count, plural, one {{shown} sale was} other {{shown} sales were}} not counted because the price was unusual.',
  recent: 'Most recent sales',
  recentUsed: 'Most recent sales used',
  sold: 'Sold',
  phone: 'Phone',
  paid: 'For',
  adjusted: 'Adjusted',
  listed: 'Listed at {amount}',
  lowered: 'Lowered to {amount}',
  raised: 'Raised to {amount}',
} as const
