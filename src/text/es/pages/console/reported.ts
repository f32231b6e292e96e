import type reported from '../../../en/pages/console/reported.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversation: {
    title: 'Conversación denunciada',
    back: 'Volver a las denuncias',
    close: 'Cerrar conversación',
    closing: 'Cerrando',
    loading: 'Cargando la conversación',
    lead: 'Aquí se ven los datos de contacto. Tu consulta queda en el registro.',
    buyer: 'Comprador',
    seller: 'Vendedor',
    reported: 'Denunciado',
    photo: 'Una foto que solo ven el comprador y el vendedor.',
    sentPhoto: 'Enviada en esta conversación',
  },
  hide: {
    hideReview: 'Ocultar valoración',
    hideReply: 'Ocultar respuesta',
    reason: 'Motivo',
    required: 'Escribe un motivo breve',
    review:
      'La valoración de <name></name> dejará de verse para el resto, y sus estrellas no contarán. Más tarde puedes volver a mostrarla.',
    reply:
      'La respuesta de <name></name> dejará de verse para el resto. Más tarde puedes volver a mostrarla.',
    help: 'Quien lo escribió puede leerlo. Queda en el registro.',
    busy: 'Ocultando',
  },
} satisfies Translation<typeof reported>
