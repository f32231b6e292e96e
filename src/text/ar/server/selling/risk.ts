import type risk from '../../../en/server/selling/risk.ts'
import type { Translation } from '../../../translation.ts'

export default {
  new_account_expensive_phone:
    'هاتف بنحو {price} $ أو أكثر من حساب بلا مبيعات، وعمره بالأيام لا يزيد على {accountDays}',
  far_below_fair_price: 'السعر {shareOfFairPrice}% من السعر العادل أو أقل',
  new_account_below_fair_price:
    'حساب جديد بلا مبيعات يطلب {shareOfFairPrice}% من السعر العادل أو أقل',
  first_sale_above_limit: 'أول عملية بيع لهذا البائع ستكون بنحو {price} $ أو أكثر',
  many_listings_of_new_account:
    'عدد الإعلانات في يوم واحد {listedToday} أو أكثر، من حساب عمره بالأيام لا يزيد على {accountDays}',
  imei_of_other_model: 'رقم IMEI لموديل غير الموديل المذكور في الإعلان',
  many_outside_offers: 'عدد الرسائل عن الدفع خارج المتجر خلال 30 يومًا: {outsideOffers} أو أكثر',
  chargebacks:
    'عدد الدفعات التي استردتها المصارف عن هواتف هذا البائع خلال نصف سنة: {chargebacks} أو أكثر',
  repeated_chargebacks:
    'عدد الدفعات التي استردتها المصارف عن هواتف هذا البائع خلال نصف سنة: {chargebacks} أو أكثر',
  lost_disputes: 'عدد النزاعات التي انتهت لصالح المشتري خلال نصف سنة: {lostDisputes} أو أكثر',
  removed_listings: 'عدد الإعلانات الأخرى لهذا البائع التي أزالها المشرفون: {removed} أو أكثر',
  network_of_banned_account: 'سجّل البائع الدخول من شبكة حساب موقوف',
  similar_device_of_banned_account: 'يستخدم البائع نوع المتصفح نفسه في شبكة حساب موقوف',
  device_of_banned_account: 'سجّل البائع الدخول بمتصفح حساب موقوف',
  address_of_banned_account: 'عنوان البائع البريدي هو عنوان حساب موقوف',
  payout_account_of_banned_account: 'حساب مستحقات البائع هو نفسه حساب بائع موقوف',
  phone_number_of_banned_account: 'أكّد البائع رقم هاتف حساب موقوف',
  photos_of_banned_account: 'إحدى الصور سبق أن عرضها حساب موقوف',
  imei_of_banned_account: 'سبق أن عرض حساب موقوف الهاتف الذي يحمل رقم IMEI هذا',
  banned_person_again: 'المتصفح وحساب المستحقات كلاهما لحساب موقوف',
  account_in_review: 'لم يبتّ المشرفون بعد في هذا الحساب',
  shares_device: 'يسجّل الدخول بمتصفح حساب موقوف',
  shares_similar_device: 'يسجّل الدخول بنوع المتصفح نفسه من شبكة حساب موقوف',
  shares_payout_account: 'حساب مستحقاته هو نفسه حساب مستحقات حساب موقوف',
} satisfies Translation<typeof risk>
