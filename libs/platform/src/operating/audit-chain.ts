/** What the hash of an entry is made of, besides the hash before it: nothing that may ever be erased. */
export const chained = (of: string): string =>
  `convert_to(concat_ws('|', ${of}.id, coalesce(${of}.operator_id::text, ''), ${of}.thing_id, ${of}.action, (extract(epoch FROM ${of}.at) * 1000000)::bigint), 'UTF8')`;

/**
 * For a migration: chains a service's audit log. Each entry gets the next number and a hash over the hash before it and itself. `audit_head` is the
 * end of the chain; new entries wait there for each other. Whole months may be deleted up to a checkpoint, which keeps the hash of the last one.
 */
export const chainAudit = `
  SET LOCAL statement_timeout = 0;
  DROP TRIGGER audit_stands ON audit;
  ALTER TABLE audit ADD seq bigint, ADD hash bytea;
  CREATE TABLE audit_head (
    single boolean PRIMARY KEY DEFAULT true,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    CONSTRAINT audit_head_one_row CHECK (single)
  );
  INSERT INTO audit_head (seq, hash) VALUES (0, '');
  CREATE TABLE audit_checkpoints (
    seq bigint PRIMARY KEY,
    hash bytea NOT NULL,
    -- the first day of the first month that stayed
    month date NOT NULL,
    made_at timestamptz NOT NULL
  );
  CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE head audit_head;
    BEGIN
      SELECT * INTO STRICT head FROM audit_head FOR UPDATE;
      NEW.seq := head.seq + 1;
      NEW.hash := sha256(head.hash || ${chained('NEW')});
      UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash;
      RETURN NEW;
    END $$;
  DO $$
    DECLARE
      entry audit;
      head bytea := '';
      n bigint := 0;
    BEGIN
      FOR entry IN SELECT * FROM audit ORDER BY at, id LOOP
        n := n + 1;
        head := sha256(head || ${chained('entry')});
        UPDATE audit SET seq = n, hash = head WHERE id = entry.id;
      END LOOP;
      UPDATE audit_head SET seq = n, hash = head;
    END $$;
  ALTER TABLE audit ALTER seq SET NOT NULL, ALTER hash SET NOT NULL, ADD CONSTRAINT audit_seq UNIQUE (seq);
  CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' AND OLD.seq <= (SELECT max(seq) FROM audit_checkpoints) THEN RETURN OLD; END IF;
      RAISE EXCEPTION 'the audit is only added to';
    END $$;
  CREATE FUNCTION check_checkpoint() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM audit WHERE seq = NEW.seq AND hash = NEW.hash) THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'a checkpoint is an entry of the audit';
    END $$;
  CREATE TRIGGER audit_chained BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION chain_audit();
  CREATE TRIGGER audit_stands BEFORE UPDATE OR TRUNCATE ON audit EXECUTE FUNCTION keep_audit();
  CREATE TRIGGER audit_kept BEFORE DELETE ON audit FOR EACH ROW EXECUTE FUNCTION keep_audit();
  CREATE TRIGGER checkpoint_checked BEFORE INSERT ON audit_checkpoints FOR EACH ROW EXECUTE FUNCTION check_checkpoint();
  CREATE TRIGGER checkpoints_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints EXECUTE FUNCTION keep_audit();
`;

/** Takes `chainAudit` back; `stands` is the function that refused changes before. */
export const unchainAudit = (stands: 'audit_stands' | 'only_added'): string => `
  DROP TRIGGER audit_chained ON audit;
  DROP TRIGGER audit_stands ON audit;
  DROP TRIGGER audit_kept ON audit;
  DROP TABLE audit_checkpoints, audit_head;
  DROP FUNCTION chain_audit, keep_audit, check_checkpoint;
  ALTER TABLE audit DROP seq, DROP hash;
  CREATE TRIGGER audit_stands BEFORE UPDATE OR DELETE OR TRUNCATE ON audit EXECUTE FUNCTION ${stands}();
`;
