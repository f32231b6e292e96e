import type price from '../../../en/pages/phone/price.ts'
import type { Translation } from '../../../translation.ts'

export default {
  same: 'এসব বিক্রির অর্ধেক বা তার বেশি ন্যায্য দামের সীমার মধ্যে।',
  older: 'গত ৬ মাসের বিক্রি, আজকের হিসাবে মেলানো।',
  anyGrade: 'গত ৬ মাসে যেকোনো গ্রেডের বিক্রি, আজকের হিসাবে মেলানো।',
  anyGradeTo: 'গত ৬ মাসে যেকোনো গ্রেডের বিক্রি, গ্রেড {grade} ও আজকের হিসাবে মেলানো।',
  any: 'গত ১২ মাসে যেকোনো স্টোরেজ ও গ্রেডের বিক্রি, আজকের {phone} হিসাবে মেলানো।',
  thisStorage: 'এই স্টোরেজ',
  withGrade: '{storage} ও গ্রেড {grade}',
  estimate: 'এই মডেলের বিক্রি খুব কম ({shown})। সময়ের সঙ্গে ফোনের দাম যেভাবে কমে, তা থেকে আনুমানিক দাম।',
  outliers:
    'দাম অস্বাভাবিক ছিল বলে {count, plural, one {{shown}টি বিক্রি} other {{shown}টি বিক্রি}} ধরা হয়নি।',
  recent: 'সাম্প্রতিক বিক্রি',
  recentUsed: 'হিসাবে ধরা সাম্প্রতিক বিক্রি',
  sold: 'বিক্রির সময়',
  phone: 'ফোন',
  paid: 'দাম',
  adjusted: 'মেলানো দাম',
  listed: '{amount} দামে বিক্রিতে উঠেছে',
  lowered: 'দাম কমিয়ে {amount}',
  raised: 'দাম বাড়িয়ে {amount}',
} satisfies Translation<typeof price>
