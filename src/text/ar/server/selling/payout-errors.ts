import type payoutErrors from '../../../en/server/selling/payout-errors.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupWaits: 'بانتظار أن تُعدّ حساب المستحقات',
  shopCheck: 'بانتظار مراجعة المتجر',
  bankAccount: 'حساب مصرفي',
  providerTerms: 'الموافقة على شروط مزوّد الدفع',
  proofOfIdentity: 'إثبات هويتك',
  detailsYou: 'بياناتك',
  detailsCompany: 'بيانات شركتك',
  detailsRepresentative: 'بيانات من يمثل شركتك',
  whatYouSell: 'ما تبيعه',
  personOrCompany: 'هل أنت فرد أم شركة',
  furtherDetails: 'بيانات أخرى',
  severalDisputed: 'عدد من مبيعاتك محل نزاع. تُصرف مستحقاتك بعد البت في النزاعات.',
  saleChecked: 'يراجع المتجر هذا البيع قبل صرف مستحقاته.',
  accountChanged: 'تغيّر حساب مستحقاتك. يتوقف الصرف مدة بعد ذلك.',
  manySales: 'مبيعات كثيرة في يوم واحد من بائع جديد: يراجعها المتجر قبل صرفها.',
  firstSales: 'تُصرف مستحقات أولى مبيعاتك ({number}) متأخرةً عن غيرها. مدة التأخير {time}.',
  sellersFirstSales:
    'تُصرف مستحقات أولى مبيعات البائع ({number}) متأخرةً عن غيرها. مدة التأخير {time}.',
  sellerDisputed: 'على عدة مبيعات لهذا البائع نزاعات. يُصرف المستحق بعد البتّ فيها.',
  sellerAccountChanged: 'غيّر البائع حساب المستحقات. تُعلَّق المستحقات مدةً بعد ذلك.',
  noSetup: 'لم يُعدّ البائع حساب المستحقات.',
  providerMissing: 'مزوّد الدفع غير مُعدّ.',
  bankDisputes: 'يعترض المصرف على الدفع.',
  paidLater: 'يُصرف لاحقًا.',
  payAtMeeting: 'يدفع المشترون هنا عند اللقاء، فلا مستحقات تُصرف.',
  providerRefuses: 'لا يستطيع مزوّد الدفع فتح حساب لك.',
  providerSilent: 'مزوّد الدفع لا يستجيب. حاول مرة أخرى بعد دقيقة.',
} satisfies Translation<typeof payoutErrors>
