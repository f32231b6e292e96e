import type passkeyErrors from '../../en/parts/passkeyErrors.ts'
import type { Translation } from '../../translation.ts'

export default {
  canceled: 'Nenhuma chave de acesso foi usada. Você cancelou ou demorou demais. Tente de novo.',
  exists: 'Este dispositivo já tem uma chave de acesso para sua conta.',
  address: 'As chaves de acesso não funcionam neste endereço. Abra a loja no endereço de sempre.',
  unable: 'Este dispositivo não consegue criar chaves de acesso.',
  noLock:
    'Este dispositivo não consegue criar chaves de acesso: não tem bloqueio de tela, digital nem PIN.',
  insecure:
    'As chaves de acesso só funcionam com https. Abra a loja em um endereço https ou entre de outra forma.',
  unsupported: 'Este navegador não aceita chaves de acesso. Entre de outra forma.',
} satisfies Translation<typeof passkeyErrors>
