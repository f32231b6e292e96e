import { formatFor, NEUTRAL_READER } from '../../../shared/reader-format.ts'
import type { Evidence } from './evidence.api.ts'

/** Everyone reads the same file, so its times are in UTC. */
const reader = formatFor(NEUTRAL_READER)

/** Markup that is escaped already. */
type Html = { html: string }

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A template in which every value is escaped, unless it is markup. */
function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  const shown = values.map((value) => {
    if (Array.isArray(value)) return value.map((one) => one.html).join('')
    return typeof value === 'object' ? value.html : escapeHtml(String(value))
  })
  return { html: parts.map((part, index) => part + (shown[index] ?? '')).join('') }
}

const STYLES = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;
color:#17161a;background:#fff;overflow-wrap:anywhere}h2{margin-top:2rem;border-top:1px solid #ddd;padding-top:1rem}
dl{display:grid;grid-template-columns:12rem 1fr;gap:.25rem 1rem}dd{margin:0}dt,time,small{color:#5f5c63}
img{max-width:12rem;max-height:12rem;margin:0 .5rem .5rem 0}li{margin-bottom:.5rem;white-space:pre-line}`

/** The order to read and to print. It shows the photos beside it and can load nothing else. */
export function drawOrder({
  order,
  snapshot,
  imei,
  payments,
  messages,
  dispute,
  claims,
  photos,
}: Evidence): string {
  const facts = (rows: [string, string | null][]) =>
    html`<dl>${rows.flatMap(([name, value]) =>
      value ? [html`<dt>${name}</dt><dd>${value}</dd>`] : [],
    )}</dl>`
  const { shipment, address, meetUps, currency } = order
  const agreed = meetUps.find(({ state }) => state === 'agreed')
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Order ${order.number}</title><style>${{ html: STYLES }}</style></head><body>
<h1>Order ${order.number}: ${order.name}</h1>
<p>A copy of the order as its ${order.viewerRole === 'admin' ? 'admins see' : `${order.viewerRole} sees`} it. Times are in UTC.
The file manifest.json lists every file of this copy and is signed by the shop.</p>
${facts([
  ['Buyer', order.buyer],
  ['Seller', order.seller],
  ['Price', `${order.price} ${currency}`],
  ['Shipping', `${order.postage} ${currency}`],
  ['Total', `${order.total} ${currency}`],
  [
    'Paid by',
    { online: 'Card, through this shop', transfer: 'Transfer', meet_up: 'Cash at the meet-up' }[
      order.paymentMethod
    ],
  ],
  ['Status', order.state.replaceAll('_', ' ')],
  ['Booked', reader.moment(order.createdAt)],
  ['Received', order.receivedAt && reader.moment(order.receivedAt)],
])}
<h2>The listing as sold</h2>
${
  snapshot
    ? html`${facts([
        ['Title', snapshot.name],
        ['Model', snapshot.model ?? snapshot.brand],
        ['Storage', snapshot.storageGb ? `${snapshot.storageGb} GB` : null],
        ['Grade', snapshot.grade ?? null],
        ['Place', snapshot.location],
        ['Saved', reader.moment(snapshot.at)],
      ])}<p>${snapshot.description}</p>`
    : html`<p>There is no copy of it.</p>`
}
<p>${photos.map((name) => html`<img src="${name}" alt="Photo of the listing">`)}</p>
<h2>Checks of the phone</h2>
${
  imei
    ? facts([
        ['IMEI ends in', imei.last4],
        ['Model of the number', imei.tacName],
        ['Checked', reader.moment(imei.checkedAt)],
      ])
    : html`<p>The IMEI was not checked.</p>`
}
${snapshot?.checkup ? html`<p>The phone ran a check-up in its browser on ${reader.moment(snapshot.checkup.madeAt)}.</p>` : html``}
<h2>Delivery</h2>
${facts([
  ['How', order.delivery === 'shipping' ? 'Shipping' : 'Pick-up'],
  ['Carrier', shipment?.carrier ?? null],
  ['Tracking number', shipment?.tracking ?? null],
  ['Shipped', shipment && reader.moment(shipment.shippedAt)],
  ['Meet-up', agreed ? `${agreed.place}, ${reader.moment(agreed.at)}` : null],
  [
    'Address',
    address &&
      [
        address.name,
        address.line1,
        address.line2,
        address.postalCode,
        address.city,
        address.country,
      ]
        .filter(Boolean)
        .join(', '),
  ],
])}
<h2>Payments</h2>
<ul>${payments.map(({ provider, amount, state, at }) => html`<li>${amount}, ${state}, by ${provider} ${at ? reader.moment(at) : ''}</li>`)}</ul>
${payments.length === 0 ? html`<p>No money passed through this shop.</p>` : html``}
<h2>Messages</h2>
<ol>${messages.map(
    ({
      side,
      text,
      at,
      photo,
    }) => html`<li><small>${side}, <time>${reader.moment(at)}</time></small>
${text}${photo ? html`<br><img src="${photo}" alt="Photo in the message">` : html``}</li>`,
  )}</ol>
${messages.length === 0 ? html`<p>None, or none that you may see.</p>` : html``}
${
  claims.length > 0
    ? html`<h2>Warranty claims</h2>
${claims.map(
  (claim) =>
    html`${facts([
      ['What is wrong', claim.reason.replaceAll('_', ' ')],
      ['Made', reader.moment(claim.madeAt)],
      ['Status', claim.state],
      ['Agreed to', claim.remedy],
      ['Answer', claim.answer],
      ['Closed', claim.closedAt && reader.moment(claim.closedAt)],
    ])}<p>${claim.text}</p><p>${claim.photos.map((name) => html`<img src="${name}" alt="Photo of the claim">`)}</p>`,
)}`
    : html``
}
${
  dispute
    ? html`<h2>Dispute</h2>
${facts([
  ['Reason', dispute.reason.replaceAll('_', ' ')],
  ['Opened', reader.moment(dispute.openedAt)],
  ['Closed', dispute.closedAt && reader.moment(dispute.closedAt)],
  ['Outcome', dispute.outcome?.replaceAll('_', ' ') ?? null],
  ['Decided by', dispute.decidedBy],
  ['Refund', dispute.closedAt && dispute.refund],
  ['Why', dispute.decision],
])}
<ol>${dispute.statements.map(
        ({
          by,
          text,
          at,
          photos,
        }) => html`<li><small>${by}, <time>${reader.moment(at)}</time></small>
${text}${photos.length > 0 ? html`<br>${photos.map((name) => html`<img src="${name}" alt="Photo of the dispute">`)}` : html``}</li>`,
      )}</ol>`
    : html``
}
<h2>Timeline</h2>
<ol>${order.timeline.map(({ event, at, by, reason }) => html`<li><time>${reader.moment(at)}</time> ${event.replaceAll('_', ' ')}${by ? `, by ${by}` : ''}${reason ? `: ${reason}` : ''}</li>`)}</ol>
</body></html>
`
  return page.html
}
