/** What buyers write about sellers, by stars. */
export const ofSellers: Record<number, readonly string[]> = {
  5: [
    'Exactly as described, and packed like a birthday present.',
    'Battery health was one percent better than the listing said.',
    'Answered every question within the hour. Would buy again.',
    'We met at the library, I tried everything, it took ten minutes.',
    'Honest about the small mark on the frame. Photos showed it too.',
    'Arrived in two days, fully charged and signed out of every account.',
    'Very patient while I checked the speakers and both cameras.',
    'The box, the cable and the invoice were all there.',
    'Looks newer than I expected for a B.',
    'Smooth from start to finish. The IMEI matched the invoice.',
    'Friendly, on time, and brought a SIM so that I could test calls.',
    'Great phone, fair price, no haggling needed.',
    'Sent a photo of the parcel before it left. Appreciated.',
    'My second phone from this seller, as good as the first.',
    'Everything works. My mother is very happy with it.',
    'Shipped the same afternoon. Tracking worked.',
  ],
  4: [
    'Good phone. Took two days longer to ship than promised.',
    'As described, but the cable was missing.',
    'A scratch near the port that I had not seen in the photos. Otherwise perfect.',
    'Nice seller. We had to move the meeting once.',
    'Works well. It came without the box, which was my mistake to assume.',
    'Battery is fine, not great. Price was right for it.',
    'Could have been cleaner, but everything works.',
  ],
  3: [
    'The phone is fine. Getting an answer took four days.',
    'The back has more marks than the listing says. I kept it for the price.',
    'Arrived with a sticky case and no charge, but it works.',
  ],
  2: [
    'Came an hour late and wanted more than agreed. We settled in the end.',
    'The vibration motor rattles. That was not in the listing.',
  ],
  1: ['Not as described. The battery does not last half a day.'],
}

/** What sellers write about buyers, by stars. */
export const ofBuyers: Record<number, readonly string[]> = {
  5: [
    'Paid at once and confirmed the day it arrived.',
    'On time, friendly, knew what to check.',
    'Clear messages and quick payment. Welcome any time.',
    'Came to the meeting as agreed. Easy sale.',
    'Asked good questions before booking and none after.',
    'A pleasure. Confirmed within hours of delivery.',
    'No haggling at the door. Recommended.',
    'Everything went as planned.',
  ],
  4: [
    'Good buyer. Confirmed on the last day.',
    'Friendly, but we had to move the meeting twice.',
    'Paid quickly. Took a while to answer.',
  ],
  3: ['Wanted a discount at the meeting. We stayed at the agreed price.'],
}
