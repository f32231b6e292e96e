import type accountView from '../../../en/pages/account/accountView.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'رؤية المتجر بحساب آخر',
  title: 'أنت ترى المتجر كما يراه \u2068{name}\u2069.',
  left: 'لا يمكن تغيير شيء. ينتهي ذلك خلال {count, plural, zero {{shown} دقيقة} one {دقيقة واحدة} two {دقيقتين} few {{shown} دقائق} many {{shown} دقيقة} other {{shown} دقيقة}}.',
  stop: 'إيقاف',
  stopping: 'جارٍ الإيقاف',
} satisfies Translation<typeof accountView>
