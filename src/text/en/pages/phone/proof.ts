/** What a check proves, and each test of a check-up. */
export default {
  proves: 'A passed check proves',
  notMade: 'The seller hasn’t made this check, so it says nothing about this phone.',
  wouldProve: 'A passed check would prove',
  leavesOpen: 'It doesn’t prove',
  all: 'All {shown} tests',
  signed: 'The signed result',
  imei: {
    proves: {
      valid: 'The number that the seller typed is a valid IMEI.',
      model: 'It belongs to this model, if the result above says so.',
      theft: 'It wasn’t reported lost or stolen on that day, if the result above says so.',
    },
    leavesOpen: {
      received: 'That the phone you receive has this number. Dial *#06# on it to read its own.',
      later: 'That it is paid off, works with every network, or isn’t reported later.',
    },
  },
  grading: {
    proves: {
      answered: 'The seller answered every question about screen, body and functions.',
      rules: 'The grade follows from these answers, by the same rules for every phone.',
    },
    leavesOpen: {
      honest:
        'That the answers are true: nobody from this shop has held the phone. Compare it with the photos, and report a problem if it differs.',
    },
  },
  checkup: {
    proves: {
      ran: 'A phone opened the seller’s link and ran these tests in its own browser at that time.',
      signed: 'The result was signed by us, so nobody can change it unnoticed.',
    },
    leavesOpen: {
      same: 'That it was this phone: a link can be opened on another one of the same kind.',
      unmeasured: 'Battery health, water resistance, and what else a browser can’t measure.',
      judged: 'What only the seller could judge, such as whether the tone was heard.',
    },
  },
  possession: {
    proves: {
      code: 'The seller photographed a phone with a code that we had just issued for this listing.',
      hand: 'So the seller had a phone at hand that day, not only pictures from elsewhere.',
    },
    leavesOpen: {
      owner: 'That the seller owns the phone, or still has it.',
      works: 'That it works.',
    },
  },
  test: {
    touch: 'Touch screen',
    multi_touch: 'Multi-touch',
    pixels: 'Colors and pixels',
    speaker: 'Speaker',
    microphone: 'Microphone',
    camera_front: 'Front camera',
    camera_back: 'Back camera',
    vibration: 'Vibration',
    motion: 'Motion sensor',
    orientation: 'Orientation sensor',
    location: 'Location',
    battery: 'Battery',
    screen: 'Screen size',
    storage: 'Storage',
  },
  outcome: {
    passed: 'Passed',
    failed: 'Failed',
    skipped: 'Skipped',
    not_possible: 'Not possible here',
  },
  passed: {
    pixels: 'Even colors, no dead pixels',
    speaker: 'The seller heard the tone',
    camera_front: 'Live picture',
    camera_back: 'Live picture',
    vibration: 'The seller felt it',
    motion: 'Gravity and shaking were detected',
    microphone: 'Sound was recorded',
  },
  failed: {
    pixels: 'The seller saw dots, lines or shadows',
    speaker: 'The tone was not heard',
    microphone: 'No sound was recorded',
    camera_front: 'No clear live picture',
    camera_back: 'No clear live picture',
    vibration: 'The seller felt nothing',
    motion: 'No gravity or no shaking was detected',
    location: 'No location found',
    battery: 'The reported charge is not valid',
  },
  figure: {
    touch: '{cells} of {ofCells} squares responded',
    multi_touch: '{points} fingers detected at once',
    orientation: 'A turn of {degrees}° was detected',
    location: 'Accurate to {accuracyM} m',
    battery: 'Charged to {chargePercent}%. This does not show battery health',
    screen: '{widthPx} × {heightPx} pixels, pixel ratio {pixelRatio}',
    storage: 'Browser quota: {quotaGb} GB',
  },
  tone: 'The tone was {decibels} dB above the background noise',
  unsupported: 'The browser does not support this, or access was denied',
  otherModel: '{figures}. This does not match the model',
  otherSize: '{figures}. This does not match the storage size',
} as const
