import type accountView from '../../../en/pages/account/accountView.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'किसी और की नज़र से देखना',
  title: 'आप शॉप को {name} की नज़र से देख रहे हैं।',
  left: 'कुछ बदला नहीं जा सकता। {count, plural, one {{shown} मिनट} other {{shown} मिनट}} में खत्म होगा।',
  stop: 'बंद करें',
  stopping: 'बंद हो रहा है',
} satisfies Translation<typeof accountView>
