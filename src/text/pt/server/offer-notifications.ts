import type offers from '../../en/server/offer-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  made: {
    title: '{other} oferece {offered} pelo seu {phone}',
    text: 'Você tem {offerHours, plural, one {{offerHoursShown} hora} many {{offerHoursShown} de horas} other {{offerHoursShown} horas}} para aceitar, recusar ou fazer uma contraoferta.',
  },
  countered: {
    buyer: { title: '{seller} responde com {offered} por {phone}' },
    seller: { title: '{buyer} agora oferece {offered} por {phone}' },
    text: 'Você tem {offerHours, plural, one {{offerHoursShown} hora} many {{offerHoursShown} de horas} other {{offerHoursShown} horas}} para aceitar, recusar ou fazer outra oferta.',
  },
  accepted: {
    title: '{other} aceitou {offered} por {phone}',
    buyer: 'O celular está reservado para você.',
    seller: 'O celular agora está reservado.',
  },
  declined: {
    title: '{other} recusou sua oferta por {phone}',
    buyer: 'Você pode fazer outra oferta.',
    seller: 'Seu celular continua à venda.',
  },
  withdrawn: {
    title: '{other} retirou a oferta por {phone}',
    text: 'A oferta de {offered} não vale mais.',
  },
  expired: {
    title: 'Uma oferta por {phone} expirou',
    text: 'Não foi respondida em {offerHours, plural, one {{offerHoursShown} hora} many {{offerHoursShown} de horas} other {{offerHoursShown} horas}}.',
  },
  superseded: {
    title: 'Outra pessoa reservou {phone}',
    text: 'Sua oferta foi encerrada.',
  },
  overtaken: {
    buyer: {
      title: '{phone} agora custa {listed}',
      text: 'Não é mais que a oferta de {offered}, então a oferta foi encerrada. Você pode reservar o celular pelo preço menor.',
    },
    seller: {
      title: 'Uma oferta por {phone} foi encerrada',
      text: 'Seu preço agora é {listed}, não mais que a oferta de {offered}. {buyer} pode reservar o celular pelo seu preço.',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: '{seller} mudou o anúncio de {phone}',
      text: 'Você fez a oferta pelo celular como era anunciado antes, então a oferta de {offered} foi encerrada. Veja o anúncio e faça outra oferta se ainda quiser.',
    },
    seller: {
      title: 'Uma oferta por {phone} foi encerrada',
      text: 'Você mudou o anúncio, então a oferta de {offered} foi encerrada. Avisamos {buyer}, que pode fazer outra.',
    },
  },
  reviewed: {
    title: '{other} avaliou a venda de {phone}',
    text: 'Você pode ler quando tiver escrito a sua, ou uma semana depois da venda.',
  },
  reviewHidden: {
    title: 'Sua avaliação de {phone} foi ocultada',
    text: 'A moderação ocultou a avaliação. Motivo: {reason}',
  },
  reviewShown: { title: 'Sua avaliação de {phone} voltou a aparecer' },
  replied: {
    title: '{other} respondeu à sua avaliação de {phone}',
    text: 'Todos podem ler a resposta abaixo da sua avaliação.',
  },
  replyHidden: {
    title: 'Sua resposta sobre {phone} foi ocultada',
    text: 'A moderação ocultou a resposta. Motivo: {reason}',
  },
  replyShown: { title: 'Sua resposta sobre {phone} voltou a aparecer' },
  shownAgain: 'A moderação decidiu mostrar de novo.',
  published: {
    title: 'As avaliações de {phone} foram publicadas',
    text: 'Veja o que {other} escreveu.',
  },
} satisfies Translation<typeof offers>
