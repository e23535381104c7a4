import { DeliveryList } from '../../features/deliveries/delivery-list';
import { PushSection } from '../../features/push/push-section';
import { NotificationsSection } from '../../features/settings/notifications-section';
import { useUser } from '../../lib/use-session';

/** What a person is notified of, in which browsers, and what was sent lately. */
export function Notifications() {
  const user = useUser();
  return (
    <NotificationsSection
      emails={<DeliveryList />}
      browsers={(onTurnedOn) => user && <PushSection userId={user.id} onTurnedOn={onTurnedOn} />}
    />
  );
}
