import type reported from '../../../en/pages/console/reported.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversation: {
    title: 'Conversa denunciada',
    back: 'Voltar às denúncias',
    close: 'Encerrar conversa',
    closing: 'Encerrando',
    loading: 'Carregando a conversa',
    lead: 'Aqui aparecem dados de contato. Seu acesso fica no registro.',
    buyer: 'Comprador',
    seller: 'Vendedor',
    reported: 'Denunciada',
    photo: 'Uma foto que só o comprador e o vendedor podem ver.',
    sentPhoto: 'Enviada nesta conversa',
  },
  hide: {
    hideReview: 'Ocultar avaliação',
    hideReply: 'Ocultar resposta',
    reason: 'Motivo',
    required: 'Escreva um motivo curto',
    review:
      'A avaliação de <name></name> fica oculta para todos os outros, e as estrelas não contam. Você pode mostrar de novo depois.',
    reply:
      'A resposta de <name></name> fica oculta para todos os outros. Você pode mostrar de novo depois.',
    help: 'Quem escreveu pode ler. Fica no registro.',
    busy: 'Ocultando',
  },
} satisfies Translation<typeof reported>
