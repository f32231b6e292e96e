import type listings from '../../en/server/listing-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  approved: {
    title: 'Seu anúncio de {phone} foi aprovado',
    text: 'Seu celular já está à venda.',
  },
  sentBack: {
    title: 'Seu anúncio de {phone} precisa de alterações',
    text: 'Antes de publicar, são necessárias algumas alterações. Edite o anúncio e envie de novo.',
  },
  rejected: { title: 'Seu anúncio de {phone} foi recusado', text: 'Ele não será publicado.' },
  changeApproved: {
    title: 'A alteração no seu anúncio de {phone} foi aprovada',
    text: 'Os compradores já veem a nova versão.',
  },
  changeSentBack: {
    title: 'Revise a alteração no seu anúncio: {phone}',
    text: 'Seu anúncio continua como estava. Edite e envie de novo.',
  },
  changeRejected: {
    title: 'A alteração no seu anúncio de {phone} foi recusada',
    text: 'Seu anúncio continua como estava.',
  },
  moderatorWrote: 'A moderação escreveu: {reason}',
  flagged: {
    title: 'Seu anúncio de {phone} está em análise',
    text: 'Até lá não está à venda. Abra em “Meus anúncios” para ver se você precisa fazer algo.',
  },
  photoReuse: {
    title: 'Seu anúncio de {phone} espera uma análise',
    text: 'Uma das suas fotos parece uma foto do anúncio de outro vendedor. A moderação vai comparar as duas antes de mostrar o seu. Se a foto é sua, você não precisa fazer nada. Se não é, troque por uma sua.',
  },
  removed: {
    title: 'Seu anúncio de {phone} foi removido',
    text: 'A moderação removeu o anúncio. Motivo: {reason} Se achar que é um erro, escreva para nós.',
  },
  expired: {
    title: 'Seu anúncio de {phone} expirou',
    text: 'Não está mais à venda. Você pode renovar por mais {listingDays, plural, one {{listingDaysShown} dia} many {{listingDaysShown} de dias} other {{listingDaysShown} dias}}.',
  },
  report: {
    phone: { title: 'Analisamos sua denúncia sobre {phone}' },
    seller: { title: 'Analisamos sua denúncia sobre {seller}' },
    review: { title: 'Denúncia analisada: avaliação de {seller}' },
    reply: { title: 'Denúncia analisada: resposta de {seller}' },
    removed: 'O anúncio foi removido. Agradecemos o aviso.',
    closed: 'A conversa foi encerrada. Agradecemos o aviso.',
    banned: 'A conta foi suspensa. Agradecemos o aviso.',
    replyHidden: 'A resposta foi ocultada. Agradecemos o aviso.',
    reviewHidden: 'A avaliação foi ocultada. Agradecemos o aviso.',
    nothing:
      'Não encontramos nada contra nossas regras, então nada foi removido. Agradecemos o aviso.',
  },
} satisfies Translation<typeof listings>
