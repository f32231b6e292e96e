import type order from '../../../en/pages/orders/order.ts'
import type { Translation } from '../../../translation.ts'
import handOver from '../../parts/handOver.ts'

export default {
  handOver,
  state: {
    awaiting_payment: 'পেমেন্ট বাকি',
    payment_sent: 'টাকা পাঠানো হয়েছে',
    payment_disputed: 'পেমেন্ট নিয়ে অভিযোগ',
    paid: 'পেমেন্ট হয়েছে',
    shipped: 'পথে আছে',
    delivered: 'পৌঁছেছে',
    disputed: 'অভিযোগ চলছে',
    completed: 'সম্পূর্ণ',
    return_requested: 'রিটার্ন চাওয়া হয়েছে',
    return_approved: 'ফোন ফেরত বাকি',
    return_sent: 'ফোন ফেরার পথে',
    cancelled: 'বাতিল',
    expired: 'মেয়াদ শেষ',
    refunded: 'টাকা ফেরত হয়েছে',
  },
  until: '<time></time> পর্যন্ত',
  paidBy: {
    meet_up: 'দেখা করে',
    online: 'অনলাইনে',
    transfer: 'ট্রান্সফারে',
    open: 'এখনো বাছা হয়নি',
  },
  returns: {
    none: 'নেওয়া হয় না',
    buyer: '{days, plural, one {{shown} দিনের} other {{shown} দিনের}} মধ্যে, ফেরত পাঠানোর খরচ ক্রেতার',
    seller:
      '{days, plural, one {{shown} দিনের} other {{shown} দিনের}} মধ্যে, ফেরত পাঠানোর খরচ বিক্রেতার',
  },
  warranty: {
    none: 'নেই',
    months: '{count, plural, one {{shown} মাস} other {{shown} মাস}}',
    with: '{time}: <words></words>',
  },
  disputeReason: {
    payment_not_received: 'টাকা আসেনি',
    payment_not_confirmed: 'পেমেন্ট নিশ্চিত করছেন না',
    return_not_accepted: 'ফোন ফেরত নিচ্ছেন না',
    return_not_as_sold: 'যেমন বিক্রি করেছি তেমন ফেরেনি',
    warranty_not_honored: 'ওয়ারেন্টি দিচ্ছেন না',
    not_as_described: 'বর্ণনার সঙ্গে মেলে না',
    does_not_work: 'কাজ করে না',
    wrong_phone: 'ভুল ফোন',
    not_arrived: 'পৌঁছায়নি',
    locked_or_listed: 'লক করা',
    other: 'অন্য কিছু',
  },
  listing: {
    yours: 'আপনি বুক করার সময়ের বিজ্ঞাপন',
    theirs: '{buyer} বুক করার সময়ের বিজ্ঞাপন',
    loading: 'বিজ্ঞাপন লোড হচ্ছে',
    none: 'বুক করার সময়ের বিজ্ঞাপনের কপি আমাদের কাছে নেই।',
  },
  shipment: {
    shipped: '<carrier></carrier>, <time></time> পাঠানো হয়েছে',
    track: 'পার্সেল ট্র্যাক করুন',
    newTab: '(নতুন ট্যাবে খোলে)',
  },
  parcel: {
    carrier: 'কুরিয়ার',
    tracking: 'ট্র্যাকিং নম্বর',
    trackingHelp: 'কুরিয়ারের রসিদে লেখা থাকে।',
    copyTracking: 'ট্র্যাকিং নম্বর',
    copyAddress: 'ঠিকানা',
    carrierRequired: 'কুরিয়ারের নাম লিখুন',
    trackingRequired: 'ট্র্যাকিং নম্বর লিখুন',
    trackingInvalid: '{min} থেকে {max} অক্ষর বা অঙ্কের ট্র্যাকিং নম্বর লিখুন',
  },
  timeLeft: {
    left: '{time} বাকি',
    days: '{count, plural, one {{shown} দিন} other {{shown} দিন}}',
    hours: '{count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}}',
    minutes: '{count, plural, one {{shown} মিনিট} other {{shown} মিনিট}}',
    both: '{large} {small}',
  },
} satisfies Translation<typeof order>
